/** What stands on the stage, and what already takes its room without being seen. */
export interface TextFrame {
  readonly shown: string;
  readonly awaited: string;
}

/** Spec §9. */
const CHARACTER_MS = 50;

export const typingDurationMs = (text: string): number => charactersOf(text).length * CHARACTER_MS;

export function typedText(text: string, elapsedMs: number): TextFrame {
  const characters = charactersOf(text);
  const typed = Math.floor(elapsedMs / CHARACTER_MS);
  return {
    shown: characters.slice(0, typed).join(''),
    awaited: characters.slice(typed).join(''),
  };
}

/** Characters as people see them: an emoji with its modifiers is one. */
const charactersOf = (text: string): readonly string[] =>
  Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
