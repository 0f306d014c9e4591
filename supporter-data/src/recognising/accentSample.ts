const MAX_TEXTS = 5;
const MAX_LENGTH = 60;

/** Up to five different texts with letters or signs beyond ASCII, between middle dots; null without any. */
export const accentSample = (cells: Iterable<string>): string | null => {
  const texts = new Set<string>();
  for (const cell of cells) {
    const index = cell.search(BEYOND_ASCII);
    if (index >= 0) texts.add(excerpt(cell, index));
    if (texts.size === MAX_TEXTS) break;
  }
  return texts.size === 0 ? null : Array.from(texts).join(' · ');
};

/** No-break spaces are nothing to look at. */
const BEYOND_ASCII = /[^\p{ASCII}\s]/u;

/** The place of the accent with some words around it. */
const excerpt = (cell: string, index: number): string => {
  const text = cell.replace(/\s+/g, ' ');
  if (text.length <= MAX_LENGTH) return text.trim();
  const start = Math.max(0, Math.min(index - MAX_LENGTH / 2, text.length - MAX_LENGTH));
  const end = start + MAX_LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
};
