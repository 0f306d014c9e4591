import type { ShareActions } from 'screen-player';
import type { FinishedShow } from 'shared-kernel/model';

import { element } from '../dom/element';
import { usePart } from '../parts/usePart';
import type { Speech } from '../words/speech';

export interface ClosingCardOptions {
  readonly show: FinishedShow;
  readonly ownOrigin: string;
  readonly speech: Speech;
  readonly share: ShareActions;
  readonly onFollow: () => void;
  readonly onReplay: () => void;
}

const loadCard = ({ speech }: ClosingCardOptions) =>
  Promise.all([import(/* webpackChunkName: "card" */ './createCard'), speech.later()]);

/**
 * What the story leads to: its closing card, whose part is on its way from when the last screen begins. Where it does
 * not come, the last screen stays.
 */
export function createClosingCard(options: ClosingCardOptions) {
  return {
    create: (): HTMLElement => {
      const host = element('div', 'ending');
      usePart(
        () => loadCard(options),
        ([{ createCard }, { card }]) =>
          createCard(host, { ...options, words: { ...options.speech.words.story, ...card } }),
      );
      return host;
    },
    prepare: () =>
      usePart(
        () => loadCard(options),
        () => undefined,
      ),
  };
}
