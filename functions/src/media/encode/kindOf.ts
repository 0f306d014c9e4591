import { failed, succeeded, type MediaKind, type Result } from 'shared-kernel/model';

/** What the bytes themselves say that they are, whatever a file is called; or a sentence for whoever chose it. */
export function kindOf(bytes: Uint8Array): Result<MediaKind, string> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES));
  const latin = head.toString('latin1');
  for (const [kind, pattern] of BINARY) if (pattern.test(latin)) return succeeded(kind);
  if (latin.slice(4, 8) === 'ftyp') return ofBrands(latin);
  if (SVG.test(head.toString('utf8'))) return svg(bytes);
  return failed(UNKNOWN);
}

const HEAD_BYTES = 4096;

const BINARY = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
] as const satisfies readonly (readonly [MediaKind, RegExp])[];

const AVIF = /avi[fs]/;
const HEIC = /hei[cxms]|hev[cxms]/;

/** AVIF and HEIC share a container, whose first box lists the brands. */
function ofBrands(latin: string): Result<MediaKind, string> {
  const size = Math.min(128, Math.max(16, latin.charCodeAt(2) * 256 + latin.charCodeAt(3)));
  const brands = latin.slice(8, size);
  if (AVIF.test(brands)) return succeeded('avif');
  return failed(HEIC.test(brands) ? OF_PHONES : UNKNOWN);
}

/** A root element behind what may stand before it: byte order mark, declaration, comments, document type. */
const SVG =
  /^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/;

/** It is drawn here and served as a picture: nothing in it ever runs. What would be drawn otherwise is refused. */
function svg(bytes: Uint8Array): Result<MediaKind, string> {
  const text = Buffer.from(bytes).toString('utf8');
  if (/<!ENTITY/i.test(text)) return failed(SVG_ENTITIES);
  return /<(?:\w+:)?text[\s>]/.test(text) ? failed(SVG_TEXT) : succeeded('svg');
}

const TAKEN = 'The library takes JPEG, PNG, WebP, AVIF, GIF and SVG.';
const UNKNOWN = `This file is no picture that can be read. ${TAKEN}`;
const OF_PHONES = `This is a HEIC picture, as iPhones take them. Save it as JPEG first. ${TAKEN}`;
const SVG_TEXT =
  'This SVG holds text, whose font is not in it. Turn the text into paths in your drawing program, or save it as PNG.';
const SVG_ENTITIES =
  'This SVG holds definitions of entities. Save it anew as a plain SVG, or as PNG.';
