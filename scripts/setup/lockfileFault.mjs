/** Why a lockfile's text is of no use, as a sentence; null where it can be read. npm says nothing, and resolves all packages anew. */
export function lockfileFault(text) {
  try {
    JSON.parse(text);
    return null;
  } catch (failure) {
    return `package-lock.json cannot be read (${failure.message}): take it back from the last commit in which it was whole.`;
  }
}
