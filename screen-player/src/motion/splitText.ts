import type { Item } from 'shared-kernel/model';

/** [P33] How a text comes in part by part. */
export interface Split {
  readonly by: 'words' | 'lines';
  readonly staggerMs: number;
  /** From the beginning of the first part to that of the last one, told from the text alone. */
  readonly spanMs: number;
}

/** Each part is laid out on its own. */
const MOST_PARTS = 40;

/** What a phone shows on a line; lines are laid out by the browser, and time must not depend on that. */
const LINE_LENGTH = 20;

/** null: the text comes in as one. */
export function splitOf({ type, text, motion: { split, stagger } }: Item): Split | null {
  if (type !== 'text' || split === 'none') return null;
  const count = split === 'words' ? wordsOf(text).length : likelyLines(text);
  const staggerMs = stagger * 1000;
  return { by: split, staggerMs, spanMs: staggerMs * Math.max(0, count - 1) };
}

/** When one of `count` parts begins. More lines than time was left for follow each other more closely. */
export const partStartMs = ({ staggerMs, spanMs }: Split, index: number, count: number): number =>
  index === 0 ? 0 : index * Math.min(staggerMs, spanMs / (count - 1));

/** The words, each with the blanks after it; of a long text several make a part. Joined they are the text. */
export function wordsOf(text: string): readonly string[] {
  const words = text.match(/^\s*\S+\s*|\S+\s*/g) ?? [];
  const each = Math.ceil(words.length / MOST_PARTS);
  return each < 2
    ? words
    : Array.from({ length: Math.ceil(words.length / each) }, (_, index) =>
        words.slice(index * each, (index + 1) * each).join(''),
      );
}

const likelyLines = (text: string): number =>
  text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
