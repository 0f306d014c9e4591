import { finishedText } from 'screen-player';
import { inItemOrder } from 'evaluation';
import type { FinishedShow, ShownScreen } from 'shared-kernel/model';

import { element } from '../dom/element';

/** All that the screens say, as plain text, for whoever would rather read than watch; written when it is opened. */
export function createTranscript({ screens }: Pick<FinishedShow, 'screens'>): HTMLElement {
  const body = element('div', 'transcript-body');
  const summary = element('summary', 'action action-quiet', {}, 'Read as text');
  const transcript = element('details', 'transcript', {}, summary, body);
  transcript.addEventListener('toggle', () => body.replaceChildren(...screens.flatMap(partsOf)), {
    once: true,
  });
  return transcript;
}

const partsOf = ({ content }: ShownScreen, index: number): readonly HTMLElement[] => [
  element('p', 'transcript-place', {}, `Screen ${String(index + 1)}`),
  ...inItemOrder(content.items)
    .filter(({ type, text }) => type !== 'share' && text.trim() !== '')
    .map((item) => element('p', 'transcript-text', {}, finishedText(item))),
];
