import type { ScreenContent } from 'shared-kernel/model';

import type { Painting } from '../stage/createStage';
import type { Colour } from '../style/colour';
import type { Rectangle } from './rectangle';

/** A picture is looked at no finer than this: about a letter of the smallest text. */
const MOST_PIXELS_WIDE = 480;
/** Places looked at in an area, in each direction. */
const STEPS = 24;

/** What a picture shows inside an area of the stage; a pixel that lets its ground through has an alpha below 1. */
export type PictureColours = (area: Rectangle) => readonly Colour[];

/**
 * [P26] Reads a loaded background picture as it lies on the stage: covering it, around its focus, in its brightness and
 * contrast. Null where the browser does not let pixels be read, as of another site's pictures.
 */
export function pictureColours(
  image: HTMLImageElement,
  { box, content }: Painting,
): PictureColours | null {
  const picture = pixelsOf(image);
  if (picture === null) return null;
  const { width, height, data } = picture;
  const scale = Math.max(box.width / width, box.height / height);
  const { focus } = content.backgroundMotion;
  const left = ((box.width - width * scale) * focus.left) / 100;
  const top = ((box.height - height * scale) * focus.top) / 100;
  const within = (place: number, most: number) =>
    Math.min(most - 1, Math.max(0, Math.floor(place)));

  return (area) => {
    const colours: Colour[] = [];
    for (let row = 0; row < STEPS; row += 1) {
      const y = within((area.top + (area.height * (row + 0.5)) / STEPS - top) / scale, height);
      for (let column = 0; column < STEPS; column += 1) {
        const across = area.left + (area.width * (column + 0.5)) / STEPS;
        const x = within((across - left) / scale, width);
        colours.push(filtered(colourAt(data, y * width + x), content));
      }
    }
    return colours;
  };
}

const colourAt = (data: Uint8ClampedArray, pixel: number): Colour => {
  const part = (index: number): number => data[pixel * 4 + index] ?? 0;
  return { red: part(0), green: part(1), blue: part(2), alpha: part(3) / 255 };
};

/** As CSS filters do it: brightness first. */
function filtered(
  colour: Colour,
  {
    backgroundImageBrightness: brightness,
    backgroundImageContrast: contrast,
  }: Pick<ScreenContent, 'backgroundImageBrightness' | 'backgroundImageContrast'>,
): Colour {
  const part = (value: number): number =>
    clamped((clamped(value * brightness) - 127.5) * contrast + 127.5);
  return {
    red: part(colour.red),
    green: part(colour.green),
    blue: part(colour.blue),
    alpha: colour.alpha,
  };
}

const clamped = (value: number): number => Math.min(255, Math.max(0, value));

interface Read {
  readonly source: string;
  readonly pixels: ImageData | null;
}

/** A picture is drawn once, however many screens and devices it is looked at on. */
const alreadyRead = new WeakMap<HTMLImageElement, Read>();

function pixelsOf(image: HTMLImageElement): ImageData | null {
  const before = alreadyRead.get(image);
  if (before?.source === image.src) return before.pixels;
  if (!image.complete || image.naturalWidth === 0) return null;
  const pixels = draw(image);
  alreadyRead.set(image, { source: image.src, pixels });
  return pixels;
}

function draw(image: HTMLImageElement): ImageData | null {
  const canvas = image.ownerDocument.createElement('canvas');
  const scale = Math.min(1, MOST_PIXELS_WIDE / image.naturalWidth);
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  try {
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    return null; // another site's, which no script may read
  }
}
