const FILE_NAME = 'our-year.png';

/** Hands the picture to the device's own sheet; false where the person thought better of it. */
export async function sharePicture(canvas: HTMLCanvasElement, link: string): Promise<boolean> {
  const picture = await blobOf(canvas);
  if (picture === null) return false;
  const file = new File([picture], FILE_NAME, { type: picture.type });
  return navigator.share({ files: [file], url: link }).then(
    () => true,
    () => false,
  );
}

/** Saves the picture among the downloads. */
export async function savePicture(canvas: HTMLCanvasElement): Promise<boolean> {
  const picture = await blobOf(canvas);
  if (picture === null) return false;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}

/** Asked with a file, since browsers share files of some kinds only, and on some devices. */
export const canSharePictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], FILE_NAME, { type: 'image/png' })] });

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
