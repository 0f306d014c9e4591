import { readParts, type PlaceholderParts } from './placeholderParts';

/** A stretch of a text, from the character at `from` to the one before `to`. All together are the text. */
export type TextSegment =
  | (Stretch & { readonly kind: 'text' })
  | (Stretch & { readonly kind: 'placeholder'; readonly parts: PlaceholderParts })
  /** Braces without exactly five parts, which make the whole text `ERROR - check code` (D11). */
  | (Stretch & { readonly kind: 'malformed' });

interface Stretch {
  readonly from: number;
  readonly to: number;
  /** As it stands, braces included. */
  readonly code: string;
}

/** [S40] A text as its literal stretches and placeholders, in order, losing nothing. */
export function splitText(text: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) segments.push({ kind: 'text', from: end, to, code: text.slice(end, to) });
  };
  for (const { 0: code, index } of text.matchAll(/\{[^{}]*\}/g)) {
    addText(index);
    end = index + code.length;
    const parts = readParts(code);
    const stretch = { from: index, to: end, code };
    segments.push(
      parts === null
        ? { kind: 'malformed', ...stretch }
        : { kind: 'placeholder', ...stretch, parts },
    );
  }
  addText(text.length);
  return segments;
}
