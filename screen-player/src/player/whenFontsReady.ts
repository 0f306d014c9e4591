import { layoutFor } from 'evaluation';

import { finishedText } from '../motion/finishedText';
import type { Painting } from '../stage/createStage';
import { fontFamily } from '../style/fontFamily';
import type { Clock } from './clock';

/** The part of the page's `document.fonts` that the player needs. */
export type PageFonts = Pick<FontFaceSet, 'check' | 'load'>;

/** [P24] Longer than this nobody waits for a font: the show begins and the browser swaps it in. */
const FONT_WAIT_MS = 300;

interface FontUse {
  /** CSS shorthand. */
  readonly font: string;
  readonly text: string;
}

/** Begins at once where every font is there, else when they are, else when the wait is over. */
export function whenFontsReady(
  fonts: PageFonts | undefined,
  uses: readonly FontUse[],
  clock: Clock,
  begin: () => void,
): () => void {
  const missing = uses.filter(({ font, text }) => fonts?.check(font, text) === false);
  if (fonts === undefined || missing.length === 0) {
    begin();
    return () => undefined;
  }
  const startedMs = clock.nowMs();
  let settled = false;
  let cancel: () => void = () => undefined;
  void Promise.allSettled(missing.map(({ font, text }) => fonts.load(font, text))).then(() => {
    settled = true;
  });
  const wait = () => {
    cancel = clock.onNextFrame(() => {
      if (settled || clock.nowMs() - startedMs >= FONT_WAIT_MS) begin();
      else wait();
    });
  };
  wait();
  return () => {
    cancel();
  };
}

export const fontUsesOf = ({ content, view }: Painting): readonly FontUse[] =>
  content.items.map((item) => ({
    font: `${item.font.style} ${item.font.weight} ${String(layoutFor(item, view).font.size)}px ${fontFamily(item.font.family)}`,
    text: finishedText(item),
  }));
