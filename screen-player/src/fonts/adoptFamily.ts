import type { UploadedFamily } from 'shared-kernel/model';

import { adoptStyles } from '../style/adoptStyles';
import { facesOf } from './facesOf';
import { STORED_FAMILIES } from './storedFamilies';
import { fontOfStored, fontOfUpload } from './webFont';

/**
 * [P60] [P51] Tells a page where the faces of a family are, once, if the catalogue or the uploads have it; the browser asks
 * for those that texts need. They stand in the page itself: those of a shadow root are not looked at.
 */
export function adoptFamily(
  page: Document,
  family: string,
  ownOrigin = '',
  uploads: readonly UploadedFamily[] = [],
): void {
  const origin = ownOrigin === '' ? page.location.origin : ownOrigin;
  const isNamed = ({ name }: { readonly name: string }) => name === family.trim();
  const [stored, upload] = [STORED_FAMILIES.find(isNamed), uploads.find(isNamed)];
  if (stored !== undefined) adoptStyles(page, facesOf(fontOfStored(stored, origin)));
  else if (upload !== undefined) adoptStyles(page, facesOf(fontOfUpload(upload, origin)));
}
