/** Patterns of one shape match the same addresses, whatever their parameters are called (D209). */
export const shapeOfRoute = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[^/]*/g, ':')
    .replace(/\/+$/, '') || '/';
