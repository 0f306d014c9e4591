import { MEDIA_WIDTHS, type Crop, type MediaKind } from 'shared-kernel/model';
import type { MediaFile } from '../mediaFiles';

export interface EncodedPicture {
  /** Of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** The colours of its four quarters, `rrggbb` each; '' where the picture lets its ground through. */
  readonly placeholder: string;
  readonly files: readonly MediaFile[];
}

export interface PictureSource {
  readonly bytes: Uint8Array;
  readonly kind: MediaKind;
  readonly crop: Crop | null;
}

/** Of one frame, and of all frames of an animation. A photograph of the largest phones has 50 million. */
export const MOST_PIXELS = 64_000_000;
export const MOST_ANIMATED_PIXELS = 100_000_000;
/** The largest that is kept. */
export const LARGEST = { width: MEDIA_WIDTHS[3], height: 4_800 } as const;
