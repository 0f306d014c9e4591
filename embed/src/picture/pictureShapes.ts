import type { Box } from 'shared-kernel/model';

/** Pixels of the files, by what they are for. */
export const PICTURE_SHAPES = {
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const satisfies Record<string, Box>;

export type PictureShape = keyof typeof PICTURE_SHAPES;
