import { finishedText } from 'screen-player';
import { inItemOrder } from 'shared-kernel/evaluation';
import type { FinishedShow } from 'shared-kernel/model';

import { element } from '../dom/element';

/** All that the screens say, as plain text, for whoever would rather read than watch. */
export function createTranscript({ screens }: Pick<FinishedShow, 'screens'>): HTMLElement {
  const parts = screens.flatMap(({ content }, place) => [
    element('p', 'transcript-place', {}, `Screen ${String(place + 1)}`),
    ...inItemOrder(content.items)
      .filter(({ type, text }) => type !== 'share' && text.trim() !== '')
      .map((item) => element('p', 'transcript-text', {}, finishedText(item))),
  ]);
  return element(
    'details',
    'transcript',
    {},
    element('summary', 'action action-quiet', {}, 'Read as text'),
    element('div', 'transcript-body', {}, ...parts),
  );
}
