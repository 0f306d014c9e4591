import { cornerStyle } from 'screen-player';
import { PHOTO_MASKS, type PhotoMask } from 'shared-kernel/model';

/** Each mask in the terms of `border-radius`. */
export const MASK_RADII = Object.fromEntries(
  PHOTO_MASKS.map((mask) => [
    mask,
    cornerStyle({ type: 'image', look: null, shape: null, photo: { mask, zoom: 1 } }),
  ]),
) as Readonly<Record<PhotoMask, string>>;
