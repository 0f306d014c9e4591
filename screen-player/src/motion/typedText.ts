/** What stands on the stage, and what already takes its room without being seen. */
export interface TextFrame {
  readonly shown: string;
  readonly awaited: string;
}

/** Spec §9. */
const CHARACTER_MS = 50;

export const typingDurationMs = (text: string): number => [...text].length * CHARACTER_MS;

export function typedText(text: string, elapsedMs: number): TextFrame {
  const characters = [...text];
  const typed = Math.floor(elapsedMs / CHARACTER_MS);
  return {
    shown: characters.slice(0, typed).join(''),
    awaited: characters.slice(typed).join(''),
  };
}
