import { create } from 'fontkit';
import { aFont } from 'shared-kernel/testing';
import { compress } from 'wawoff2';
import { encodeFace } from './encodeFace';
import { aWoff } from '../../testing/aWoff';
import { scriptParts } from './scripts';

async function encoded(bytes: Uint8Array) {
  const face = await encodeFace(bytes);
  if (!face.ok) throw new Error(face.error);
  return face.value;
}
const refused = async (bytes: Uint8Array) => {
  const face = await encodeFace(bytes);
  return face.ok ? 'taken' : face.error;
};
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('a font file', () => {
  it('says its family, weight, style and measures', async () => {
    const face = await encoded(aFont({ family: 'Acme Sans', weight: 700, italic: true }));
    expect(face).toMatchObject({
      family: 'Acme Sans',
      weights: '700',
      style: 'italic',
      kind: 'ttf',
    });
    expect(face.metrics).toMatchObject({ ascent: 0.8, descent: 0.2, lineGap: 0 });
    expect(face.metrics.width).toBeCloseTo(0.5, 1);
  });

  it.each([
    ['woff2', () => compress(aFont())],
    ['woff', () => Promise.resolve(aWoff(aFont()))],
    ['ttf', () => Promise.resolve(aFont())],
  ])('comes as %s and is served as WOFF2, of the same letters', async (kind, sent) => {
    const face = await encoded(await sent());
    expect(face.kind).toBe(kind);
    expect(face.files.map(({ script }) => script)).toEqual(['latin']);
    const [{ bytes } = { bytes: latin1('') }] = face.files;
    expect(latin1('wOF2')).toEqual(new Uint8Array(bytes.subarray(0, 4)));
    const served = create(Buffer.from(bytes));
    if (!('characterSet' in served)) throw new Error('This is no font');
    expect(served.characterSet.filter((point) => point < 0xffff)).toEqual(
      Array.from(' ABCabcdefghij', (letter) => letter.codePointAt(0)),
    );
  });

  it('is parted by script, each part with its own characters alone', async () => {
    const face = await encoded(aFont({ characters: ' AaĀΑаא' }));
    const parts = Object.fromEntries(face.files.map(({ script, range }) => [script, range]));
    expect(Object.keys(parts)).toEqual(['latin', 'latin-ext', 'cyrillic', 'greek', 'other']);
    expect(parts['other']).toBe('U+05D0');
  });

  it('is given whole where its maker forbids to part it', async () => {
    const face = await encoded(aFont({ characters: ' Aaа', fsType: 0x100 }));
    expect(face.files.map(({ script, range }) => [script, range])).toEqual([
      ['whole', 'U+0020-0061,U+0430'],
    ]);
  });

  it.each([
    ['what CSS would quote', { family: 'Acme “Sans”; (Web)' }, 'Acme Sans Web'],
    ['the cut', { family: 'Acme Sans Light', typographicFamily: 'Acme Sans' }, 'Acme Sans'],
    ['no more than 60 letters', { family: 'A'.repeat(80) }, 'A'.repeat(60)],
  ])('is called after its family, without %s', async (_, font, family) => {
    expect((await encoded(aFont(font))).family).toBe(family);
  });

  it('is of a family of its own where it is narrower than the others', async () => {
    const narrow = { family: 'Acme Sans', widthClass: 3 };
    expect((await encoded(aFont(narrow))).family).toBe('Acme Sans Condensed');
    const said = { ...narrow, family: 'Acme Sans Condensed' };
    expect((await encoded(aFont(said))).family).toBe('Acme Sans Condensed');
  });

  it.each([
    ['a script', latin1('#!/bin/sh'), /no font file/],
    ['nothing', latin1(''), /no font file/],
    ['a collection', latin1('ttcf\0\x01'), /collection/],
    ['half of one', aFont().slice(0, 300), /damaged/],
    ['a WOFF2 that is none', latin1(`wOF2${'x'.repeat(60)}`), /damaged/],
    ['a WOFF that is none', latin1(`wOFF${'x'.repeat(60)}`), /damaged/],
    ['one whose maker forbids it', aFont({ fsType: 2 }), /forbids that it is embedded/],
    ['one of bitmaps alone', aFont({ fsType: 0x200 }), /forbids that it is embedded/],
    ['one without a name', aFont({ family: '“”' }), /does not say what its family is called/],
  ])('is refused with a sentence: %s', async (_, bytes, sentence) => {
    expect(await refused(bytes)).toMatch(sentence);
  });

  it('is refused where a WOFF unpacks to more than it says', async () => {
    const woff = aWoff(aFont(), { claiming: 8 });
    expect(await refused(woff)).toMatch(/damaged/);
  });
});

it('signs of other scripts are one part, whose range goes over none of another', () => {
  const parts = scriptParts([0x41, 0x5d0, 0x5d8, 0x600, 0x905, 0x4e00, 0x4e80]);
  expect(parts.map(({ script }) => script)).toEqual(['latin', 'arabic', 'other']);
  expect(parts.at(-1)?.range).toBe('U+05D0-05D8,U+0905,U+4E00-4E80');
});
