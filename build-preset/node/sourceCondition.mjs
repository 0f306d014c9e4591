/** The condition under which packages of the monorepo name their sources. */
let condition = '';

export const initialize = (told) => {
  condition = told;
};

/** A hook of Node's: packages are asked for what they export inside the monorepo. It can import nothing that is CommonJS. */
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: [...context.conditions, condition] });
