import { button, element } from '../dom/element';
import type { Words } from '../words/words';
import type { Closing } from './closings';

/** Where somebody without a personal link is welcome. */
export interface GeneralLink {
  readonly address: string;
  /** Of the address: what it is called by. */
  readonly host: string;
}

export interface ClosingOptions {
  readonly words: Words;
  readonly general: GeneralLink | null;
  /** '' where nobody has said it: the site's own name stands for it. */
  readonly organisation: string;
}

/** A few kind words in the place of the screens, and where to go from here. */
export function createClosing(
  { title, text, canRetry }: Closing,
  { words, general, organisation }: ClosingOptions,
  onRetry: () => void,
): HTMLElement {
  const actions = element('p', 'closing-actions');
  if (canRetry) actions.append(button('action closing-retry', words.closings.retry, onRetry));
  if (general !== null) {
    // Out of a frame, too.
    const link = { href: general.address, target: '_top', rel: 'noreferrer' };
    actions.append(
      element(
        'a',
        'action',
        link,
        words.closings.goTo(organisation === '' ? general.host : organisation),
      ),
    );
  }
  return element(
    'div',
    'closing',
    // It takes the focus of what stood here before.
    { role: 'status', tabindex: '-1' },
    ...(organisation === '' ? [] : [element('p', 'closing-from', {}, organisation)]),
    element('p', 'closing-title', {}, title),
    element('p', 'closing-text', {}, text),
    actions,
  );
}
