import { finishedText } from 'screen-player';
import { inItemOrder } from 'evaluation';
import type { FinishedShow, ShownScreen } from 'shared-kernel/model';

import { element } from '../dom/element';

/** All that the screens say, as plain text. */
export function writeTranscript(body: HTMLElement, { screens }: Pick<FinishedShow, 'screens'>) {
  body.replaceChildren(...screens.flatMap(partsOf));
}

const partsOf = ({ content }: ShownScreen, index: number): readonly HTMLElement[] => [
  element('p', 'transcript-place', {}, `Screen ${String(index + 1)}`),
  ...inItemOrder(content.items)
    .filter(({ type, text }) => type !== 'share' && text.trim() !== '')
    .map((item) => element('p', 'transcript-text', {}, finishedText(item))),
];
