import { failed, MEDIA_LIMITS, succeeded, type Result } from 'shared-kernel/model';

import type { Upload } from './mediaStore';

/** What is sent of a file that was chosen, dropped or pasted; a sentence where it cannot be. */
export async function readyToUpload(file: File): Promise<Result<Upload, string>> {
  const name = nameOf(file);
  const bytes = (await isOfPhone(file)) ? await asJpeg(file) : file;
  if (bytes === null) return failed(OF_PHONE);
  return bytes.size > MEDIA_LIMITS.uploadBytes
    ? failed(TOO_LARGE)
    : succeeded({ bytes, name, crop: null });
}

/** Files among what was dropped or pasted that may be pictures. Which they are, their bytes say to the server. */
export const pictureFiles = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type, name }) => type.startsWith('image/') || HEIC.test(name));

const HEIC = /\.hei[cf]$/i;
const OF_PHONES = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

const nameOf = ({ name }: File): string => name.replace(/\.\w{1,5}$/, '').trim();

async function isOfPhone(file: File): Promise<boolean> {
  if (/\/hei[cf]/.test(file.type) || HEIC.test(file.name)) return true;
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  const brand = String.fromCharCode(...head);
  return OF_PHONES.test(brand) && !file.type.startsWith('image/avif');
}

/** By browsers that read HEIC, as Safari does; null by others. */
async function asJpeg(file: File): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
  } catch {
    return null; // not readable here
  }
}

const JPEG_QUALITY = 0.92;

const OF_PHONE =
  'This is a HEIC picture, as iPhones take them, and this browser cannot read it. Save it as JPEG first.';
const TOO_LARGE = 'This picture is larger than 20 MB. Make it smaller first.';
