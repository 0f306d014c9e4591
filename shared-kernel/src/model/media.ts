import type { MediaId } from './ids';
import type { Revision } from './match';

/** What a picture was when it was uploaded; what is served is always AVIF and WebP. */
export const MEDIA_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export interface FocalPoint {
  /** Percent of the picture, from its left and its top edge. */
  readonly left: number;
  readonly top: number;
}

/** Of an uploaded picture the part that was kept, in percent of it. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What staff say of a picture. */
export interface MediaDescription {
  readonly name: string;
  readonly alternativeText: string;
  /** Who made it. */
  readonly credit: string;
  /** By what right the organisation shows it. */
  readonly licence: string;
  readonly focus: FocalPoint;
}

/** A picture of an organisation's library: `organisations/{o}/media/{id}`. */
export interface Media extends MediaDescription {
  readonly id: MediaId;
  readonly kind: MediaKind;
  /** Null where all of it was kept. */
  readonly crop: Crop | null;
  /** Of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** The colours of its four quarters, `rrggbb` each, to stand there until it has come; '' where it lets its ground through. */
  readonly placeholder: string;
  /** Of all its files together. */
  readonly bytes: number;
  readonly uploadedBy: string;
  readonly uploadedAt: Date | null;
  /** Of its description (D22). */
  readonly saved: Revision;
  /** When a deleted picture is removed for good; null where nobody has deleted it. */
  readonly removeAt: Date | null;
}

/** How long what staff say of a picture may be. */
export const MEDIA_LENGTHS = {
  name: 120,
  alternativeText: 500,
  credit: 200,
  licence: 200,
} as const;

const MEGABYTE = 1024 * 1024;

export const MEDIA_LIMITS = {
  /** Of one upload. */
  uploadBytes: 20 * MEGABYTE,
  /** Of an organisation: pictures, and the bytes of all their files. */
  pictures: 2_000,
  bytes: 2_048 * MEGABYTE,
} as const;

/** A screen, a template, a year's story or the brand kit, that shows a picture of the library. */
export interface MediaUse {
  readonly mediaId: MediaId;
  /** '' for templates and the brand kit, which belong to no year. */
  readonly yearId: string;
  readonly yearName: string;
  /** Of a template it is its own id; null for a logo. */
  readonly screenId: string | null;
  readonly screenName: string;
  readonly place: MediaPlace;
}

export const MEDIA_PLACES = ['background', 'object', 'logo'] as const;
export type MediaPlace = (typeof MEDIA_PLACES)[number];
