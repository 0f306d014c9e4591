import { MEDIA_WIDTHS } from 'shared-kernel/model';
import type { MediaWidth } from '../mediaFiles';

/** Under which widths a picture is kept: all that it fills, and the next one for the picture as it is. */
export const keptWidths = (width: number): readonly MediaWidth[] =>
  MEDIA_WIDTHS.filter((kept, index) => width >= kept || width > (MEDIA_WIDTHS[index - 1] ?? 0));
