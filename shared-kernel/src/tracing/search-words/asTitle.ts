/** A clause where it stands alone: its first letter is a capital (spec §5). */
export const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
