import { linkAddress } from 'screen-player';
import type { Item } from 'shared-kernel/model';

/** [S84] A link that the player will never follow. None at all may still be written. */
export const isUnusableLink = ({ type, link }: Pick<Item, 'type' | 'link'>): boolean =>
  type === 'button' && link.trim() !== '' && linkAddress(link) === null;
