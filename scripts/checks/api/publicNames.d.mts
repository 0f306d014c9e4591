export function publicNames(file: string): string[];
