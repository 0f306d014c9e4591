import {
  asId,
  DEFAULT_CHART,
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  DEFAULT_LAYOUT,
  defaultItem,
  PLAIN_LOOK,
  type BrandKit,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';
import fc from 'fast-check';

import { kitSchemes } from '../palette/kitSchemes';
import { aKit, anyKit } from '../testing/kits';
import { dressedNew } from './dressedNew';
import { redressed, redressedFrom } from './redressed';

const BEFORE = aKit();
const AFTER = aKit({
  palette: { ground: '#101820', text: '#fdf6e9', accent: '#ffbe5c', secondAccent: '#8fd3c4' },
  fonts: { heading: 'Lora', body: 'Nunito' },
  corners: 'round',
});
const ID = '0123456789abcdef0123456789abcdef';
const OTHER = 'f123456789abcdef0123456789abcdef';

function colourWithin(least: number, most: number) {
  const part = fc.integer({ min: least, max: most });
  return fc
    .tuple(part, part, part)
    .map((parts) => `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
}

let next = 0;
const item = (parts: Partial<Item>): Item => {
  next += 1;
  return { ...defaultItem(asId<ItemId>(String(next)), next), ...parts };
};
const large = { mobilePortrait: { ...DEFAULT_LAYOUT, font: { size: 72, lineHeight: 80 } } };

/** As somebody designs a screen whose organisation has the kit. */
const screenIn = (kit: BrandKit): ScreenContent => ({
  ...DEFAULT_CONTENT,
  backgroundColour: kit.palette.ground,
  items: [
    item({}),
    item({ screenSizes: large }),
    item({ type: 'button' }),
    item({ type: 'shape', shape: { form: 'rectangle', thickness: 4 } }),
    item({ type: 'progress', figure: DEFAULT_FIGURE }),
    item({ type: 'chart', chart: DEFAULT_CHART }),
    item({ type: 'image', url: 'https://example.org/a.png' }),
  ].map((one) => dressedNew(one, kit, kit.palette.ground)),
});

const dressOf = ({ backgroundColour, items }: ScreenContent) => ({
  backgroundColour,
  items: items.map(({ font, backgroundColour: fill, look, figure, chart }) => ({
    font,
    fill,
    look,
    figure,
    chart,
  })),
});

it('[S133] a screen in one kit is as it would be in the other', () => {
  const dressed = redressed(screenIn(BEFORE), BEFORE, AFTER);
  expect(dressOf(dressed)).toEqual(dressOf(screenIn(AFTER)));
});

it('[S133] what is not as the kit has it stays, and the same screen is given back', () => {
  const own: ScreenContent = {
    ...DEFAULT_CONTENT,
    items: [
      item({ backgroundColour: 'rgba(168, 67, 31, 0.5)' }),
      item({ type: 'image', look: { ...PLAIN_LOOK, cornerRadius: 7 } }),
      // A circle has corners of its own, whatever is stored.
      item({
        type: 'shape',
        shape: { form: 'circle', thickness: 4 },
        look: { ...PLAIN_LOOK, cornerRadius: 12 },
      }),
    ],
  };
  expect(redressed(own, BEFORE, AFTER)).toBe(own);
  const written = { ...DEFAULT_CONTENT, backgroundColour: 'rgb(246, 241, 227)' };
  expect(redressed(written, BEFORE, BEFORE)).toBe(written);
  expect(redressed(written, BEFORE, AFTER).backgroundColour).toBe('#101820');
});

it('[S133] what stands on a colour follows that colour, as templates have it', () => {
  const [from, to] = [kitSchemes(BEFORE), kitSchemes(AFTER)];
  const on = (role: 'text' | 'accent', schemes: typeof from): ScreenContent => ({
    ...DEFAULT_CONTENT,
    backgroundColour: schemes[role].background,
    items: [
      item({ font: { ...defaultItem(asId<ItemId>('x'), 1).font, colour: schemes[role].ink } }),
      item({ font: { ...defaultItem(asId<ItemId>('x'), 1).font, colour: schemes[role].strong } }),
      item({ backgroundColour: schemes[role].soft }),
    ],
  });
  for (const role of ['text', 'accent'] as const) {
    const dressed = redressed(on(role, from), BEFORE, AFTER);
    const wanted = dressOf(on(role, to));
    expect(dressOf(dressed)).toEqual(wanted);
  }
});

it('[S133] the logo follows where a screen shows it', () => {
  const logo = `/media/${ID}#640x320,`;
  const content = {
    ...DEFAULT_CONTENT,
    items: [item({ type: 'image', url: `/media/${ID}` }), item({ type: 'image', url: 'x' })],
  };
  const after = { ...AFTER, logo: `/media/${OTHER}#10x10,` };
  const urls = ({ items }: ScreenContent) => items.map(({ url }) => url);
  expect(urls(redressed(content, { ...BEFORE, logo }, after))).toEqual([after.logo, 'x']);
  expect(urls(redressed(content, { ...BEFORE, logo }, AFTER))).toEqual([`/media/${ID}`, 'x']);
});

it('[S133] ground and text that change places are led over once', () => {
  const { ground, text } = BEFORE.palette;
  const swapped = aKit({
    palette: { ...BEFORE.palette, ground: text, text: ground },
    fonts: { heading: 'Inter', body: 'Fraunces' },
  });
  const once = redressed(screenIn(BEFORE), BEFORE, swapped);
  expect(once.backgroundColour).toBe(text);
  expect(once.items[0]?.font).toMatchObject({ family: 'Fraunces', colour: ground });
  expect(redressed(once, BEFORE, swapped)).toBe(once);
});

it('[S133] whatever the kits are, dressing twice is dressing once', () => {
  fc.assert(
    fc.property(anyKit, anyKit, (before, after) => {
      const once = redressed(screenIn(before), before, after);
      expect(redressed(once, before, after)).toEqual(once);
    }),
  );
});

/** Kits that share nothing, not even black and white of what no kit has dressed, and in which every pair can be read. */
const pairOfKits = fc
  .record({
    grounds: fc.uniqueArray(colourWithin(0xe0, 0xfe), { minLength: 2, maxLength: 2 }),
    others: fc.uniqueArray(colourWithin(0x01, 0x50), { minLength: 6, maxLength: 6 }),
  })
  .map(({ grounds, others }): readonly [BrandKit, BrandKit] => {
    const [here = '', there = ''] = grounds;
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = others;
    return [
      aKit({ palette: { ground: here, text: a, accent: b, secondAccent: c } }),
      aKit({
        palette: { ground: there, text: d, accent: e, secondAccent: f },
        fonts: { heading: 'Lora', body: 'Nunito' },
        corners: 'round',
      }),
    ];
  });

it('[S133] changing the kit back and dressing again undoes it', () => {
  fc.assert(
    fc.property(pairOfKits, ([before, after]) => {
      const content = screenIn(before);
      const there = redressed(content, before, after);
      expect(dressOf(there)).toEqual(dressOf(screenIn(after)));
      expect(redressed(there, after, before)).toEqual(content);
    }),
  );
});

it('[S133] a screen that wears an older kit is led over as well', () => {
  const older = aKit({
    palette: { ground: '#ffffff', text: '#222222', accent: '#0055aa', secondAccent: '#aa5500' },
  });
  const dressed = redressedFrom(screenIn(older), [BEFORE, older], AFTER);
  expect(dressOf(dressed)).toEqual(dressOf(screenIn(AFTER)));
});
