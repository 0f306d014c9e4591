import {
  asId,
  isDocumentId,
  MEDIA_LENGTHS,
  type Crop,
  type OrganisationId,
} from 'shared-kernel/model';
import { CallableError } from '../callableError';
import { pictureName } from './pictureName';

export interface UploadRequest {
  readonly organisationId: OrganisationId;
  readonly name: string;
  readonly alternativeText: string;
  readonly crop: Crop | null;
}

const PATH = /^\/api\/media\/([^/]+)$/;

/**
 * `/api/media/{organisationId}?name=…&alternativeText=…&crop=left,top,width,height` (percent of the upright picture);
 * refuses anything else.
 */
export function parseUpload(address: string): UploadRequest {
  const { pathname, searchParams } = new URL(address);
  const organisationId = decoded(PATH.exec(pathname)?.[1]);
  if (organisationId === null || !isDocumentId(organisationId))
    throw new CallableError('not-found', 'This is not the address of a library');
  return {
    organisationId: asId<OrganisationId>(organisationId),
    name: pictureName(searchParams.get('name') ?? ''),
    alternativeText: wordsIn(searchParams.get('alternativeText') ?? ''),
    crop: cropIn(searchParams.get('crop')),
  };
}

function decoded(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

function wordsIn(text: string): string {
  const words = text.trim();
  if (words.length > MEDIA_LENGTHS.alternativeText)
    throw new CallableError('invalid-argument', 'alternativeText: Too long');
  return words;
}

const CROP =
  /^(\d{1,3}(?:\.\d{1,4})?),(\d{1,3}(?:\.\d{1,4})?),(\d{1,3}(?:\.\d{1,4})?),(\d{1,3}(?:\.\d{1,4})?)$/;

function cropIn(text: string | null): Crop | null {
  if (text === null) return null;
  const [left = NaN, top = NaN, width = NaN, height = NaN] = (CROP.exec(text) ?? [])
    .slice(1)
    .map(Number);
  const isWithin = width > 0 && height > 0 && left + width <= 100 && top + height <= 100;
  if (!isWithin) throw new CallableError('invalid-argument', 'crop: Not a part of the picture');
  return { left, top, width, height };
}
