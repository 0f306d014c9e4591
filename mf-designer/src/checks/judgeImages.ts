import type { Stage } from 'screen-player';
import type { ScreenContent } from 'shared-kernel/model';

import { isUnusable } from '../document/findUnusableImage';
import { inListOrder } from '../document/inListOrder';
import type { Finding } from './finding';

/** Keeps which addresses of a drawn screen could not be loaded when it was drawn last. */
export function noteFailedImages(stage: Stage, content: ScreenContent, failed: Set<string>): void {
  const note = (address: string, isFailed: boolean) => {
    if (isFailed) failed.add(address);
    else failed.delete(address);
  };
  note(content.backgroundImage, stage.backgroundImage() === null);
  for (const { id, type, url } of content.items) {
    const box = stage.itemBox(id);
    if (type === 'image' && box !== undefined) note(url, box.imageFailed);
  }
}

/** [S68] Images whose address may be shown (D23) but leads to no picture. */
export function judgeImages(
  content: ScreenContent,
  failed: ReadonlySet<string>,
): readonly Finding[] {
  const isLost = (address: string) =>
    address.trim() !== '' && !isUnusable(address) && failed.has(address);
  const images = inListOrder(content).filter(({ type, url }) => type === 'image' && isLost(url));
  const lost = [...(isLost(content.backgroundImage) ? [null] : []), ...images.map(({ id }) => id)];
  return lost.map((itemId) => ({
    code: 'unusableImage',
    itemId,
    detail: '',
    message: 'cannot be loaded: look at its address, and whether it is open to everybody',
    place: null,
  }));
}
