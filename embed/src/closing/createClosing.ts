import { button, element } from '../dom/element';
import { CLOSINGS } from './closings';
import type { Closing, ClosingCode } from './closings';

/** Where somebody without a personal link is welcome. */
export interface GeneralLink {
  readonly address: string;
  readonly name: string;
}

/** A few kind words in the place of the screens, and where to go from here. */
export function createClosing(
  code: ClosingCode,
  general: GeneralLink | null,
  onRetry: () => void,
): HTMLElement {
  const closing: Closing = CLOSINGS[code];
  const actions = element('p', 'closing-actions');
  if (closing.canRetry === true)
    actions.append(button('action closing-retry', 'Try again', onRetry));
  if (general !== null) {
    // Out of a frame, too.
    const link = { href: general.address, target: '_top', rel: 'noreferrer' };
    actions.append(element('a', 'action', link, general.name));
  }
  return element(
    'div',
    'closing',
    // It takes the focus of what stood here before.
    { role: 'status', tabindex: '-1' },
    element('p', 'closing-title', {}, closing.title),
    element('p', 'closing-text', {}, closing.text),
    actions,
  );
}
