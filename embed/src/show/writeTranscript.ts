import { saidText } from 'screen-player';
import { inItemOrder } from 'evaluation';
import type { FinishedShow, ShownScreen } from 'shared-kernel/model';

import { element } from '../dom/element';

/** All that the screens say, as plain text, each written from the side that it is read from. */
export function writeTranscript(
  body: HTMLElement,
  { screens, language }: Pick<FinishedShow, 'screens' | 'language'>,
  placeWords: (screen: number) => string,
) {
  body.replaceChildren(
    ...screens.flatMap((screen, index) => [
      element('p', 'transcript-place', {}, placeWords(index + 1)),
      ...textsOf(screen, language),
    ]),
  );
}

const textsOf = ({ content }: ShownScreen, lang: string): readonly HTMLElement[] =>
  inItemOrder(content.items)
    .filter(({ type }) => type !== 'share')
    .map((item) => saidText(item, lang))
    .filter((text) => text.trim() !== '')
    .map((text) => element('p', 'transcript-text', { lang, dir: 'auto' }, text));
