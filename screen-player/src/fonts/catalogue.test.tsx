import { asId, defaultItem } from 'shared-kernel/model';
import type { ItemId } from 'shared-kernel/model';

import { fontFamily, isOfDevices } from '../style/fontFamily';
import { adoptFamily } from './adoptFamily';
import { bringFonts } from './bringFonts';
import { FONT_CATALOGUE } from './catalogue';
import { facesOf } from './facesOf';
import { STORED_FAMILIES } from './storedFamilies';
import { fontOfStored } from './webFont';

const facesIn = (styles: string): readonly string[] => styles.match(/@font-face\{[^}]*\}/g) ?? [];
const facesNamed = (styles: string, name: string): readonly string[] =>
  facesIn(styles).filter((face) => face.includes(`font-family:"${name}";`));
const ORIGIN = 'https://screens.example.org';
const lora = STORED_FAMILIES.filter(({ name }) => name === 'Lora');
const [sheet = ''] = lora.map((family) => facesOf(fontOfStored(family, ORIGIN)));

describe('the catalogue', () => {
  it('[P60] has 30 families, for every look and every script that years are written in', () => {
    expect(FONT_CATALOGUE).toHaveLength(30);
    const of = (category: string) => FONT_CATALOGUE.filter((one) => one.category === category);
    for (const category of ['sans-serif', 'serif', 'display', 'handwriting', 'monospace'])
      expect(of(category)).not.toEqual([]);
    const writing = (...scripts: ('cyrillic' | 'greek' | 'arabic')[]) =>
      FONT_CATALOGUE.filter((one) => scripts.every((script) => one.scripts.includes(script)));
    expect(writing('cyrillic', 'greek').length).toBeGreaterThanOrEqual(3);
    expect(writing('arabic').length).toBeGreaterThanOrEqual(3);
    expect(FONT_CATALOGUE.filter(({ scripts }) => !scripts.includes('latin'))).toEqual([]);
  });

  it('[P60] takes no name of a device’s family, so that old screens look as they did', () => {
    expect(FONT_CATALOGUE.filter(({ name }) => isOfDevices(name))).toEqual([]);
  });

  it.each(STORED_FAMILIES.map((family) => [family.name, family] as const))(
    '[P60] %s has a normal and a bold face of letters, and stands in for itself in both',
    (name, family) => {
      const styles = facesOf(fontOfStored(family, ORIGIN));
      const [own = '', device, ...others] = [...fontFamily(name).matchAll(/"([^"]+)"/g)].map(
        ([, quoted = '']) => quoted,
      );
      expect(device).toBe(name);
      expect(others).toHaveLength(2);
      const latin = facesNamed(styles, own).filter(
        (face) => face.includes('U+0000-00FF') && face.includes('font-style:normal'),
      );
      const weights = latin.flatMap((face) => /font-weight:([\d ]+)/.exec(face)?.[1] ?? []);
      const [least = 0, ...more] = weights.flatMap((weight) => weight.split(' ').map(Number));
      expect(least).toBeLessThanOrEqual(400);
      expect(more.at(-1)).toBeGreaterThanOrEqual(700);
      for (const other of others) {
        const standing = facesNamed(styles, other);
        expect(standing).toHaveLength(2);
        for (const face of standing)
          expect(face).toMatch(
            /src:local.*size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:[\d.]+%/,
          );
      }
    },
  );
});

describe('the faces of a family', () => {
  it('[P60] are for their own characters, swapped in, and from the product’s own origin', () => {
    const [face = ''] = facesNamed(sheet, 'SS Lora').filter(
      (one) => one.includes('U+0400') && one.includes('font-style:normal'),
    );
    expect(face).toMatch(
      /src:url\("https:\/\/screens\.example\.org\/fonts\/lora-cyrillic-wght-normal\.[0-9a-f]{10}\.woff2"\) format\("woff2"\);font-weight:400 700;font-style:normal;font-display:swap;unicode-range:U\+0301,U\+0400-045F/,
    );
  });

  it('[P60] stand in as wide as the family, and its lines as high', () => {
    const [face = ''] = facesNamed(sheet, 'SS Lora Arial');
    const said = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
    const size = said('size-adjust');
    for (const { metrics } of lora) {
      expect(size * 0.4458).toBeCloseTo(metrics.width, 3);
      expect(said('ascent-override') * size).toBeCloseTo(metrics.ascent, 3);
      expect(said('descent-override') * size).toBeCloseTo(metrics.descent, 3);
    }
  });
});

describe('a page', () => {
  const sheets = () =>
    [...document.querySelectorAll('style')].flatMap(({ sheet: one }) => one ?? []);
  const urls = () =>
    sheets().flatMap(({ cssRules }) =>
      [...cssRules].flatMap(({ cssText }) => /url\("?([^")]+)/.exec(cssText)?.[1] ?? []),
    );

  it('[P60] is told once of a family that the catalogue has, and of no other', () => {
    adoptFamily(document, 'Gilroy');
    expect(sheets()).toHaveLength(0);
    adoptFamily(document, 'Lora');
    adoptFamily(document, 'Lora');
    expect(sheets()).toHaveLength(1);
    expect(urls()).not.toEqual([]);
    expect(urls().filter((url) => !url.startsWith(`${location.origin}/fonts/lora-`))).toEqual([]);
  });

  it('[P60] is asked for the fonts of the letters that stand there, and waits for those that come', async () => {
    const said: string[] = [];
    const load = (font: string, text?: string) => {
      said.push(`${font}: ${text ?? ''}`);
      return text === 'One' ? Promise.resolve([]) : Promise.reject(new Error('no font'));
    };
    Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
    const item = defaultItem(asId<ItemId>('one'), 0);
    await bringFonts(
      document,
      {
        items: [
          { ...item, font: { ...item.font, family: 'Rubik', weight: 'bold' }, text: 'One' },
          { ...item, text: 'Two' },
        ],
      },
      'https://screens.example.org',
    );
    Reflect.deleteProperty(document, 'fonts');
    expect(urls().filter((url) => url.includes('/rubik-latin-wght-normal.'))).toHaveLength(1);
    expect(said).toEqual([
      'normal bold 16px "SS Rubik", "Rubik", "SS Rubik Arial", "SS Rubik Roboto", Arial, sans-serif: One',
      'normal normal 16px Arial, sans-serif: Two',
    ]);
  });
});
