import { finishedText, fontFamily, formatColour, parseColour } from 'screen-player';
import { layoutFor } from 'evaluation';
import type { Box, Item, Layout, ScreenContent } from 'shared-kernel/model';

import { loadImage } from './loadImage';
import type { PictureShape } from './pictureShapes';
import { wrapText } from './wrapText';

export interface Picture {
  readonly content: ScreenContent;
  readonly shape: PictureShape;
  /** Below the screen's own items: who, and the hashtag. */
  readonly signature: string;
  readonly ownOrigin: string;
}

type Images = ReadonlyMap<string, HTMLImageElement>;

/** Draws a finished screen by the rules of the player's stage (D15), as far as a canvas has them. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const { content, shape } = picture;
  const images = await imagesOf(content, picture.ownOrigin);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const scale = shape.size.width / shape.stageWidth;
  const stage = { width: shape.stageWidth, height: shape.size.height / scale };
  canvas.width = shape.size.width;
  canvas.height = shape.size.height;
  pen.scale(scale, scale);
  drawBackground(pen, content, stage, images);
  for (const item of content.items) {
    drawItem(pen, item, layoutFor(item, shape.view), stage, images);
  }
  drawSignature(pen, picture.signature, stage);
}

async function imagesOf(content: ScreenContent, ownOrigin: string): Promise<Images> {
  const urls = [content.backgroundImage, ...content.items.map(({ url }) => url)];
  const images = new Map<string, HTMLImageElement>();
  await Promise.all(
    urls.map(async (url) => {
      const image = await loadImage(url, ownOrigin);
      if (image !== null) images.set(url, image);
    }),
  );
  return images;
}

function drawBackground(
  pen: CanvasRenderingContext2D,
  content: ScreenContent,
  stage: Box,
  images: Images,
): void {
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, stage.width, stage.height);
  fill(pen, content.backgroundColour, 0, 0, stage);
  const image = images.get(content.backgroundImage);
  if (image === undefined) return;
  const [brightness, contrast] = [
    content.backgroundImageBrightness,
    content.backgroundImageContrast,
  ];
  // Not in Safari before 18, which draws the image as it is.
  pen.filter = `brightness(${String(brightness)}) contrast(${String(contrast)})`;
  const scale = Math.max(stage.width / image.width, stage.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.drawImage(image, (stage.width - width) / 2, (stage.height - height) / 2, width, height);
  pen.filter = 'none';
}

function drawItem(
  pen: CanvasRenderingContext2D,
  item: Item,
  layout: Layout,
  stage: Box,
  images: Images,
): void {
  const width = (stage.width * layout.maxWidth) / 100;
  const top = (stage.height * layout.position.top) / 100;
  const across = (stage.width * layout.position.horizontal) / 100;
  const left = item.horizontalAlignment === 'right' ? stage.width - across - width : across;
  const image = item.type === 'image' ? images.get(item.url) : undefined;
  if (image !== undefined) {
    const height = (width * image.height) / image.width;
    fill(pen, item.backgroundColour, left, top, { width, height });
    pen.drawImage(image, left, top, width, height);
  } else if (item.type === 'text' && item.text !== '') {
    drawText(pen, item, layout, { left, top, width });
  }
}

function drawText(
  pen: CanvasRenderingContext2D,
  item: Item,
  { font, padding }: Layout,
  { left, top, width }: { left: number; top: number; width: number },
): void {
  const { style, weight, family, colour } = item.font;
  pen.font = `${style} ${weight} ${String(font.size)}px ${fontFamily(family)}`;
  const inner = width - 2 * padding;
  const lines = wrapText(finishedText(item), inner, (text) => pen.measureText(text).width);
  const height = lines.length * font.lineHeight + 2 * padding;
  fill(pen, item.backgroundColour, left, top, { width, height });
  const ink = parseColour(colour);
  pen.fillStyle = ink === null ? '#000000' : formatColour(ink);
  pen.textAlign = item.horizontalAlignment;
  const start = { left: 0, center: inner / 2, right: inner }[item.horizontalAlignment];
  lines.forEach((line, index) => {
    const middle = top + padding + (index + 0.5) * font.lineHeight;
    writeLine(pen, line.trimEnd(), left + padding + start, middle);
  });
}

/** Centres the font's own box in the line, as CSS does; Firefox before 116 does not tell it. */
function writeLine(pen: CanvasRenderingContext2D, line: string, x: number, middle: number): void {
  const metrics: Partial<TextMetrics> = pen.measureText(line);
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = metrics;
  const isTold = above !== undefined && below !== undefined;
  pen.textBaseline = isTold ? 'alphabetic' : 'middle';
  pen.fillText(line, x, isTold ? middle + (above - below) / 2 : middle);
}

/** In the part that the guard rails of spec §9 keep free, on a ground of its own. */
function drawSignature(pen: CanvasRenderingContext2D, signature: string, stage: Box): void {
  if (signature === '') return;
  pen.font = 'normal bold 15px Arial, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const middle = stage.height * 0.94;
  const width = Math.min(pen.measureText(signature).width, stage.width - 48);
  pen.strokeStyle = 'rgba(16, 16, 16, 0.72)';
  pen.lineWidth = 30;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo((stage.width - width) / 2, middle);
  pen.lineTo((stage.width + width) / 2, middle);
  pen.stroke();
  pen.fillStyle = '#ffffff';
  pen.fillText(signature, stage.width / 2, middle + 5, width);
}

function fill(
  pen: CanvasRenderingContext2D,
  colour: string,
  left: number,
  top: number,
  { width, height }: Box,
): void {
  const parsed = parseColour(colour);
  if (parsed === null) return;
  pen.fillStyle = formatColour(parsed);
  pen.fillRect(left, top, width, height);
}
