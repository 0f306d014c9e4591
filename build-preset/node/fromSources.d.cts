/** What Node is told to run a program of the monorepo from its TypeScript, and other packages' from theirs. */
export const FROM_SOURCES: readonly string[];
