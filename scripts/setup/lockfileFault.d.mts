export function lockfileFault(text: string): string | null;
