import { button, element } from '../dom/element';
import type { Words } from '../words/words';
import type { Notice } from './notices';

/** Where somebody without a personal link is welcome. */
export interface GeneralLink {
  readonly address: string;
  /** Of the address: what it is called by. */
  readonly host: string;
}

export interface NoticeOptions {
  readonly words: Words;
  readonly general: GeneralLink | null;
  /** '' where nobody has said it: the site's own name stands for it. */
  readonly organisation: string;
}

/** A few kind words in the place of the screens, and where to go from here. */
export function createNotice(
  { title, text, canRetry }: Notice,
  { words, general, organisation }: NoticeOptions,
  onRetry: () => void,
): HTMLElement {
  const actions = element('p', 'notice-actions');
  if (canRetry) actions.append(button('action notice-retry', words.notices.retry, onRetry));
  if (general !== null) {
    // Out of a frame, too.
    const link = { href: general.address, target: '_top', rel: 'noreferrer' };
    actions.append(
      element(
        'a',
        'action',
        link,
        words.notices.goTo(organisation === '' ? general.host : organisation),
      ),
    );
  }
  return element(
    'div',
    'notice',
    // It takes the focus of what stood here before.
    { role: 'status', tabindex: '-1' },
    ...(organisation === '' ? [] : [element('p', 'notice-from', {}, organisation)]),
    element('p', 'notice-title', {}, title),
    element('p', 'notice-text', {}, text),
    actions,
  );
}
