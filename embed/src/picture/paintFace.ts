import { linesOf } from './linesOf';

/**
 * Paints what stands laid out in the page onto a canvas of its size: boxes with their ground and upper line, images, and
 * the lines of its texts where they stand. What the styles of a card may use is what this knows.
 */
export function paintFace(face: HTMLElement, canvas: HTMLCanvasElement): boolean {
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  const { left, top, width, height } = face.getBoundingClientRect();
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  pen.translate(-left, -top);
  paintElement(pen, face);
  return true;
}

function paintElement(pen: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  if (style.display === 'none' || box.width === 0) return;
  paintGround(pen, box, style);
  if (element instanceof HTMLImageElement) paintImage(pen, element, within(box, style));
  else if (element instanceof HTMLCanvasElement) paintPixels(pen, element, box);
  pen.save();
  if (style.overflowX === 'hidden') {
    pen.beginPath();
    pen.rect(box.left, box.top, box.width, box.height);
    pen.clip();
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) paintElement(pen, child);
    else if (child instanceof Text) paintText(pen, child, style);
  }
  pen.restore();
}

function paintGround(
  pen: CanvasRenderingContext2D,
  { left, top, width, height }: DOMRect,
  style: CSSStyleDeclaration,
): void {
  pen.fillStyle = style.backgroundColor;
  pen.beginPath();
  rounded(pen, { left, top, width, height }, radiusOf(style, width));
  pen.fill();
  const line = Number.parseFloat(style.borderTopWidth);
  if (style.borderTopStyle === 'none' || !(line > 0)) return;
  pen.fillStyle = style.borderTopColor;
  pen.fillRect(left, top, width, line);
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const within = (box: DOMRect, style: CSSStyleDeclaration): Place => {
  const padding = Number.parseFloat(style.paddingTop);
  return {
    left: box.left + padding,
    top: box.top + padding,
    width: box.width - 2 * padding,
    height: box.height - 2 * padding,
  };
};

/** `roundRect` is younger than many a supporter's browser. */
function rounded(
  pen: CanvasRenderingContext2D,
  { left, top, width, height }: Place,
  radius: number,
): void {
  const most = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [left + width, top + height];
  pen.moveTo(left + most, top);
  pen.arcTo(right, top, right, bottom, most);
  pen.arcTo(right, bottom, left, bottom, most);
  pen.arcTo(left, bottom, left, top, most);
  pen.arcTo(left, top, right, top, most);
  pen.closePath();
}

function radiusOf({ borderTopLeftRadius }: CSSStyleDeclaration, width: number): number {
  const radius = Number.parseFloat(borderTopLeftRadius);
  return borderTopLeftRadius.endsWith('%') ? (radius / 100) * width : radius;
}

/** Whole, in the middle of its box (`object-fit: contain`). */
function paintImage(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { left, top, width, height }: Place,
): void {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  pen.drawImage(image, left + (width - wide) / 2, top + (height - high) / 2, wide, high);
}

function paintPixels(
  pen: CanvasRenderingContext2D,
  pixels: HTMLCanvasElement,
  { left, top, width, height }: DOMRect,
): void {
  pen.imageSmoothingEnabled = false;
  pen.drawImage(pixels, left, top, width, height);
  pen.imageSmoothingEnabled = true;
}

function paintText(pen: CanvasRenderingContext2D, text: Text, style: CSSStyleDeclaration): void {
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.fillStyle = style.color;
  pen.textAlign = 'left';
  pen.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  for (const line of linesOf(text)) writeLine(pen, line.text, line);
}

/**
 * The line's box holds the font's own box in its middle, and browsers set letters on whole pixels. Firefox before 116
 * does not tell how high that box is.
 */
function writeLine(
  pen: CanvasRenderingContext2D,
  text: string,
  { left, top, height }: Omit<Place, 'width'>,
): void {
  const metrics: Partial<TextMetrics> = pen.measureText(text);
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = metrics;
  const isTold = above !== undefined && below !== undefined;
  pen.textBaseline = isTold ? 'alphabetic' : 'middle';
  const middle = top + height / 2;
  pen.fillText(text, left, isTold ? Math.round(middle + (above - below) / 2) : middle);
}
