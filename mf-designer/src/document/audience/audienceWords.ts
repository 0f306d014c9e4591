/** What is seen in the place of a value that is missing. */
export const seenFor = (fallback: string): string =>
  fallback.trim() === '' ? 'nothing' : `“${fallback}”`;
