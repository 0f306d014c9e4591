import type { MediaId } from './ids';

/** In em; descent counts downwards. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Of letters on average, normal and bold. */
  readonly width: number;
  readonly boldWidth: number;
}

export const FACE_STYLES = ['normal', 'italic'] as const;

/** One upload of a family: a weight, or a variable file of several, upright or italic. */
export interface UploadedFace {
  readonly id: MediaId;
  /** As CSS writes them: `400`, or `100 900` where the file is variable. */
  readonly weights: string;
  readonly style: (typeof FACE_STYLES)[number];
  /** By script the characters (`unicode-range`) that its file `/media/{id}/{script}.woff2` has. */
  readonly files: Readonly<Record<string, string>>;
  /** Of all its files together. */
  readonly bytes: number;
}

/** A family that an organisation has uploaded (D270). */
export interface UploadedFamily {
  readonly name: string;
  readonly metrics: FontMetrics;
  /** At least one. */
  readonly faces: readonly UploadedFace[];
}

const MEGABYTE = 1024 * 1024;

export const FONT_LIMITS = {
  /** Of one upload. */
  uploadBytes: 5 * MEGABYTE,
  /** Of an organisation: files that were uploaded, and the bytes of all that was made of them. */
  faces: 60,
  bytes: 50 * MEGABYTE,
} as const;

/** As CSS names families: letters, digits, blanks and hyphens need no quoting rules. */
export const FAMILY_NAME = /^[\p{L}\p{N} _-]{1,60}$/u;

/** A screen, a template or the brand kit, with texts in a family. */
export interface FontUse {
  /** '' for the brand kit and templates, which belong to no year. */
  readonly yearId: string;
  readonly yearName: string;
  /** The template's where it is one; null for the brand kit. */
  readonly screenId: string | null;
  readonly screenName: string;
}

/** What an organisation has uploaded: one that a shell of an earlier release has read has nothing. */
export const uploadsOf = ({
  fonts,
}: {
  readonly fonts?: readonly UploadedFamily[] | undefined;
}): readonly UploadedFamily[] => fonts ?? [];
