/** Colours are told as well of fewer pixels. */
const MOST_PIXELS_WIDE = 160;

/** The pixels of a picture of this site; null where it cannot be loaded or read. */
export async function readPixels(source: string): Promise<Uint8ClampedArray | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    const scale = Math.min(1, MOST_PIXELS_WIDE / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) return null;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    return null; // not a picture, or not to be had
  }
}
