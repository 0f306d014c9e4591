/** A hook of Node's: packages are asked for what they export inside the monorepo. It can import nothing that is CommonJS. */
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: [...context.conditions, 'supporter-screens-source'] });
