import fc from 'fast-check';
import { kindOf } from './kindOf';

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const said = (text: string): string => {
  const kind = kindOf(bytes(text));
  return kind.ok ? kind.value : kind.error;
};
const box = (brands: string): string =>
  `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

it.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a\x01\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['avif', box('avif\0\0\0\0mif1miaf')],
  ['avif', box('mif1\0\0\0\0miafavif')],
  ['svg', `${SVG}</svg>`],
  ['svg', `\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n${SVG}</svg>`],
  ['svg', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${SVG}</svg>`],
])('is %s by its bytes', (kind, text) => {
  expect(said(text)).toBe(kind);
});

it.each([
  ['HEIC of a phone', box('heic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
  ['HEIC of another maker', box('mif1\0\0\0\0miafheix'), /HEIC/],
  ['a film', box('isom\0\0\0\0mp41'), /no picture/],
  ['a page', '<!DOCTYPE html><svg></svg>', /no picture/],
  ['a page in XML', '<?xml version="1.0"?><html><svg></svg></html>', /no picture/],
  ['a PDF', '%PDF-1.7', /no picture/],
  ['a TIFF', 'II*\0', /no picture/],
  ['nothing', '', /no picture/],
  ['text in an SVG', `${SVG}<g><text x="1">Oak</text></g></svg>`, /paths/],
  ['text in an SVG by another name', `${SVG}<svg:text>Oak</svg:text></svg>`, /paths/],
  ['entities in an SVG', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}</svg>`, /no picture/],
  ['entities behind the root', `${SVG}<!ENTITY a "b"></svg>`, /entities/],
])('refuses %s with a sentence', (_, text, sentence) => {
  expect(kindOf(bytes(text)).ok).toBe(false);
  expect(said(text)).toMatch(sentence);
});

it('answers whatever bytes come, in no time', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ maxLength: 200 }).map((text) => bytes(`<!--${text}`)),
        fc.constant(bytes('<!-- '.repeat(900))),
        fc
          .uint8Array({ maxLength: 40 })
          .map((rest) => bytes(`\0\0\0\x20ftyp${String.fromCharCode(...rest)}`)),
      ),
      (some) => {
        const started = performance.now();
        const kind = kindOf(some);
        if (!kind.ok) expect(kind.error).toMatch(/\S/);
        expect(performance.now() - started).toBeLessThan(200);
      },
    ),
    { numRuns: 300 },
  );
});
