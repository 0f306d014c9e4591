/** The first name as the first word of a display name, trimmed (spec §4). */
export const firstWord = (displayName: string): string => displayName.trim().split(/\s+/u)[0] ?? '';
