/** A style sheet whose rules hold within the page of a remote alone. */
export function scoped(source: string, id: string, from?: string): string;
