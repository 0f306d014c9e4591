/** Imports a module of TypeScript and what it imports from the monorepo, bundled from the sources as they are now. */
export function importFromSources(file: string): Promise<unknown>;
