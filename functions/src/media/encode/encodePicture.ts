import { failed, succeeded, type MediaKind, type Result } from 'shared-kernel/model';
import { encodeAnimation } from './encodeAnimation';
import { encodeStill } from './encodeStill';
import { openSharp } from './openSharp';
import {
  MOST_ANIMATED_PIXELS,
  MOST_PIXELS,
  type EncodedPicture,
  type PictureSource,
} from './picture';

/**
 * What is kept of a picture: upright, in sRGB, in up to four widths, and without anything that its file said beside
 * (where and by whom it was taken). A sentence where it cannot be read. One picture after another: each takes as much
 * memory as there is.
 */
export function encodePicture(source: PictureSource): Promise<Result<EncodedPicture, string>> {
  const encoded = last.then(() => encode(source));
  last = encoded.then(
    () => undefined,
    () => undefined,
  );
  return encoded;
}

let last: Promise<void> = Promise.resolve();

async function encode(source: PictureSource): Promise<Result<EncodedPicture, string>> {
  const sharp = await openSharp();
  try {
    const said = await sharp(source.bytes, { limitInputPixels: false }).metadata();
    const frames = said.pages ?? 1;
    const frameHeight = said.pageHeight ?? said.height;
    const animated = frames > 1 && ANIMATED.has(source.kind);
    if (said.width * frameHeight > MOST_PIXELS) return failed(TOO_MANY_PIXELS);
    if (animated && said.width * frameHeight * frames > MOST_ANIMATED_PIXELS)
      return failed(TOO_LONG);
    return succeeded(
      animated
        ? await encodeAnimation(sharp, source, { width: said.width, height: frameHeight })
        : await encodeStill(sharp, source, said),
    );
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    return failed(DAMAGED);
  }
}

const ANIMATED: ReadonlySet<MediaKind> = new Set(['gif', 'webp']);

const TOO_MANY_PIXELS =
  'This picture has more than 64 million pixels. Make it smaller first: 2,400 pixels wide is all that is shown.';
const TOO_LONG =
  'This animation is too long for its size. Make it shorter or smaller: its frames together may have 100 million pixels.';
const DAMAGED =
  'This picture is damaged and cannot be read to its end. Save it anew and try again.';
