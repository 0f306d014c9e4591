import type { Box, View } from 'shared-kernel/model';

/** The view of a player of this size in CSS pixels (D14). A square is portrait, as it is in CSS. */
export const viewFor = ({ width, height }: Box): View => {
  if (height >= width) return width < 600 ? 'mobilePortrait' : 'tabletPortrait';
  if (width < 960) return 'mobileLandscape';
  return width < 1280 ? 'tabletLandscape' : 'desktopLandscape';
};
