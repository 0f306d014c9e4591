import sharp from 'sharp';
import type { Frames } from './recordStory';

const GAP = 4;
const GROUND = '#2b2723';

/** Pictures beside each other, each row below the one before, all as wide as is said in pixels. Returns a WebP file. */
export async function contactSheet(
  rows: readonly Frames[],
  { width }: { readonly width: number },
): Promise<Buffer> {
  const small = await Promise.all(
    rows.flatMap((frames, row) =>
      frames.map(async (frame, column) => {
        const picture = await sharp(frame)
          .resize({ width })
          .png()
          .toBuffer({ resolveWithObject: true });
        return { row, column, picture };
      }),
    ),
  );
  const height = Math.max(0, ...small.map(({ picture }) => picture.info.height));
  const columns = Math.max(0, ...rows.map((frames) => frames.length));
  return sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: rows.length * (height + GAP) + GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      small.map(({ row, column, picture }) => ({
        input: picture.data,
        left: GAP + column * (width + GAP),
        top: GAP + row * (height + GAP),
      })),
    )
    .webp({ quality: 72 })
    .toBuffer();
}
