export function failedPages(artefacts: string): string[];
