import { button, element } from '../dom/element';
import { icon } from '../dom/icon';
import { PLATFORMS, SHAPES, wholeText } from './platforms';
import type { ShareMessage } from './platforms';

export interface ShareActions {
  readonly message: ShareMessage;
  readonly alignment: 'left' | 'center' | 'right';
  /** Null where staff allow no picture. */
  readonly onPicture: (() => void) | null;
  readonly onShared: () => void;
}

/** What a share item shows on the campaign page: the platforms people use, the device's own sheet, a picture. */
export function createShareButtons(actions: ShareActions): HTMLElement {
  const { message, alignment, onPicture, onShared } = actions;
  const said = element('span', 'share-said', { role: 'status' });
  const links = PLATFORMS.map(({ name, shape, addressOf }) => {
    const address = { href: addressOf(message), target: '_blank', rel: 'noopener noreferrer' };
    const named = { 'aria-label': `Share by ${name}`, title: `Share by ${name}` };
    const link = element('a', 'share-button', { ...address, ...named }, icon(shape));
    link.addEventListener('click', onShared);
    return link;
  });
  const copy = button('share-button', [icon(SHAPES.copy), 'Copy link'], () => {
    void copyText(wholeText(message)).then((copied) => {
      said.textContent = copied ? 'Copied' : message.link;
      if (copied) onShared();
    });
  });
  return element(
    'div',
    `share share-${alignment}`,
    { role: 'group', 'aria-label': 'Share' },
    ...links,
    copy,
    ...(canShare() ? [deviceButton(message, onShared)] : []),
    ...(onPicture === null
      ? []
      : [button('share-button', [icon(SHAPES.picture), 'Share a picture'], onPicture)]),
    said,
  );
}

const canShare = (): boolean => 'share' in navigator;

const deviceButton = ({ title, text, hashtag, link }: ShareMessage, onShared: () => void) =>
  button('share-button', [icon(SHAPES.device), 'Share by another app'], () => {
    const data = { title, text: `${text} ${hashtag}`.trim(), url: link };
    // Rejects where the person thinks better of it.
    navigator.share(data).then(onShared, () => undefined);
  });

/** False where the browser does not allow it, as in most frames, or has no clipboard, as on a page without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
