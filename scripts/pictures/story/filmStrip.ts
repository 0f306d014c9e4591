import sharp from 'sharp';
import type { Frames } from './recordStory';

const GAP = 4;
const GROUND = '#2b2723';

/** All frames beside and below each other, in rows. Returns a WebP file. */
export async function filmStrip(
  frames: Frames,
  { width, columns }: { readonly width: number; readonly columns: number },
): Promise<Buffer> {
  const small = await Promise.all(
    frames.map((frame) =>
      sharp(frame).resize({ width }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(0, ...small.map(({ info }) => info.height));
  const rows = Math.ceil(small.length / columns);
  return sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: rows * (height + GAP) + GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      small.map(({ data }, index) => ({
        input: data,
        left: GAP + (index % columns) * (width + GAP),
        top: GAP + Math.floor(index / columns) * (height + GAP),
      })),
    )
    .webp({ quality: 72 })
    .toBuffer();
}
