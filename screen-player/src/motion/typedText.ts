/** What stands on the stage, and what already takes its room without being seen. */
export interface TextFrame {
  readonly shown: string;
  readonly awaited: string;
  /** Digits of one width, so that a number that runs does not tremble. */
  readonly evenDigits: boolean;
}

/** A text that changes over `durationMs`; before its end `textAt` returns what shows at each moment. */
export interface TextMotion {
  readonly durationMs: number;
  readonly textAt: (elapsedMs: number) => TextFrame;
}

/** Spec §9. */
const CHARACTER_MS = 50;

/** [P19] */
export function typing(text: string): TextMotion {
  const characters = charactersOf(text);
  return {
    durationMs: characters.length * CHARACTER_MS,
    textAt: (elapsedMs) => {
      const typed = Math.max(0, Math.floor(elapsedMs / CHARACTER_MS));
      return {
        shown: characters.slice(0, typed).join(''),
        awaited: characters.slice(typed).join(''),
        evenDigits: false,
      };
    },
  };
}

/** Characters as people see them: an emoji with its modifiers is one. Firefox has no segmenter before 125. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : (text.match(CHARACTER) ?? []);

/** Two of a flag, or one with its accents and modifiers and what is joined to it. */
const CHARACTER =
  /\p{Regional_Indicator}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d\P{M})*|\p{M}+/gsu;
