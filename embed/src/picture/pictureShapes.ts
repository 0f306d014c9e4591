import type { Box, View } from 'shared-kernel/model';

export interface PictureShape {
  /** Pixels of the file. */
  readonly size: Box;
  /** Whose layouts the picture takes. */
  readonly view: View;
  /** CSS pixels of the stage that is drawn larger, so that sizes of text keep their meaning. */
  readonly stageWidth: number;
}

export const PICTURE_SHAPES = {
  tall: {
    size: { width: 1080, height: 1920 },
    view: 'mobilePortrait',
    stageWidth: 390,
  },
  wide: {
    size: { width: 1200, height: 630 },
    view: 'mobileLandscape',
    stageWidth: 844,
  },
} as const satisfies Record<string, PictureShape>;

export type PictureShapeId = keyof typeof PICTURE_SHAPES;
