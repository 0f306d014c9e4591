import sharp from 'sharp';
import type { Frames } from './recordStory';

/** The frames one after the other, again and again. Returns an animated WebP file. */
export async function movingPicture(
  frames: Frames,
  { width, everyMs }: { readonly width: number; readonly everyMs: number },
): Promise<Buffer> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width }).png().toBuffer()),
  );
  return sharp(small, { join: { animated: true } })
    .webp({ quality: 66, effort: 5, loop: 0, delay: small.map(() => everyMs) })
    .toBuffer();
}
