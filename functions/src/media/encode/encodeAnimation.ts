import type { SharpModule } from './openSharp';
import type { MediaFile } from '../mediaFiles';
import { LARGEST, MOST_ANIMATED_PIXELS, type EncodedPicture, type PictureSource } from './picture';
import { keptWidths } from './keptSizes';

const WEBP = { quality: 72, effort: 2 } as const;

/** A picture that moves goes on moving, as WebP alone: nothing here writes AVIF that moves. All of it is kept. */
export async function encodeAnimation(
  sharp: SharpModule,
  { bytes }: PictureSource,
  frame: { readonly width: number; readonly height: number },
): Promise<EncodedPicture> {
  const scale = Math.min(1, LARGEST.width / frame.width, LARGEST.height / frame.height);
  const whole = Math.max(1, Math.round(frame.width * scale));
  const files: MediaFile[] = [];
  for (const width of keptWidths(whole)) {
    const encoded = await sharp(bytes, {
      animated: true,
      limitInputPixels: MOST_ANIMATED_PIXELS,
      failOn: 'error',
    })
      .resize({ width: Math.min(width, whole) })
      .webp(WEBP)
      .toBuffer();
    files.push({ width, format: 'webp', bytes: encoded });
  }
  return {
    width: whole,
    height: Math.max(1, Math.round(frame.height * scale)),
    animated: true,
    // Its first frame may let its ground through where a later one does not.
    placeholder: '',
    files,
  };
}
