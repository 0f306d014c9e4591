import type { Metadata, Sharp } from 'sharp';
import type { Crop } from 'shared-kernel/model';
import type { SharpModule } from './openSharp';
import type { MediaFile } from '../mediaFiles';
import { LARGEST, MOST_PIXELS, type EncodedPicture, type PictureSource } from './picture';
import { keptWidths } from './keptSizes';

/**
 * The quality of each format, by eye alike. More effort of AVIF takes eight times as long for files of the same size: a
 * photograph took 2 s instead of 30 s.
 */
const PHOTOGRAPH = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 78, effort: 4 },
} as const;
/** Plain colours come out as small at half of the work, and somebody waits for a template's drawings. */
const DRAWING = {
  avif: { quality: 52, effort: 1 },
  webp: { quality: 78, effort: 2 },
} as const;

/** SVG says its size at 72 dots per inch, and is drawn as large as it is kept. */
const SVG_DENSITY = 72;
const MOST_DENSITY = 100_000;

/** A picture that stands still. */
export async function encodeStill(
  sharp: SharpModule,
  { bytes, kind, crop }: PictureSource,
  said: Pick<Metadata, 'width' | 'height' | 'autoOrient'>,
): Promise<EncodedPicture> {
  const { data, info } = await cropped(
    sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      ...(kind === 'svg' ? { density: densityOf(said) } : {}),
    }).autoOrient(),
    kind === 'svg' ? await drawnSize(sharp, bytes, densityOf(said)) : said.autoOrient,
    crop,
  )
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const picture = () => sharp(data, { raw, limitInputPixels: false });

  const { avif, webp } = kind === 'svg' ? DRAWING : PHOTOGRAPH;
  const files: MediaFile[] = [];
  for (const width of keptWidths(info.width)) {
    const resized = picture().resize({ width, withoutEnlargement: true });
    files.push(
      { width, format: 'avif', bytes: await resized.clone().avif(avif).toBuffer() },
      { width, format: 'webp', bytes: await resized.webp(webp).toBuffer() },
    );
  }
  const opaque = info.channels < 4 || (await picture().stats()).isOpaque;
  const quarters = picture().removeAlpha().resize(2, 2, { fit: 'fill', kernel: 'lanczos3' }).raw();
  return {
    width: info.width,
    height: info.height,
    animated: false,
    placeholder: opaque ? (await quarters.toBuffer()).toString('hex') : '',
    files,
  };
}

const densityOf = ({ width, height }: Pick<Metadata, 'width' | 'height'>): number =>
  Math.min(
    MOST_DENSITY,
    Math.max(1, SVG_DENSITY * Math.min(LARGEST.width / width, LARGEST.height / height)),
  );

async function drawnSize(sharp: SharpModule, bytes: Uint8Array, density: number): Promise<Size> {
  const { width, height } = await sharp(bytes, {
    density,
    limitInputPixels: MOST_PIXELS,
  }).metadata();
  return { width, height };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of an upright picture that was chosen: of any, a pixel at least. */
function cropped(picture: Sharp, { width, height }: Size, crop: Crop | null): Sharp {
  if (crop === null) return picture;
  const [left, right] = span(crop.left, crop.width, width);
  const [top, bottom] = span(crop.top, crop.height, height);
  return picture.extract({ left, top, width: right - left, height: bottom - top });
}

function span(from: number, percent: number, whole: number): readonly [number, number] {
  const start = Math.min(whole - 1, Math.round((from / 100) * whole));
  const end = Math.round(((from + percent) / 100) * whole);
  return [start, Math.min(whole, Math.max(start + 1, end))];
}
