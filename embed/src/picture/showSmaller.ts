/** Half as large, smoothed: browsers shrink canvases by styles roughly. */
export function showSmaller(preview: HTMLCanvasElement, picture: HTMLCanvasElement): void {
  preview.width = picture.width / 2;
  preview.height = picture.height / 2;
  const pen = preview.getContext('2d');
  if (pen === null) return;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, preview.width, preview.height);
}
