import * as fonts from 'screen-player/fonts';
import { asId, type MediaId } from 'shared-kernel/model';

import { fontGroups, type Fonts } from './fontGroups';
import { fontMove } from './fontMove';

const said = (preferred: readonly string[], value: string | null, loaded: Fonts | null = fonts) =>
  fontGroups(preferred, value, loaded).map(({ name, options }) => [
    name,
    options.map(({ family }) => family),
  ]);
const noteOn = (family: string): string | undefined =>
  fontGroups([family], null, fonts)[0]?.options[0]?.note;

describe('[S110] the families to choose from', () => {
  it('begin with the organisation’s and Arial, and have no family twice', () => {
    const groups = said(['Lora', 'Georgia'], 'Lora');
    expect(groups[0]).toEqual(['Your organisation’s', ['Lora', 'Georgia', 'Arial']]);
    const all = groups.flatMap(([, families]) => families);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(fonts.FONT_CATALOGUE.length + 2);
  });

  it('go on with the catalogue by category', () => {
    expect(said([], null).map(([name]) => name)).toEqual([
      'Your organisation’s',
      'Sans-serif',
      'Serif',
      'Display',
      'Handwriting',
      'Monospace',
    ]);
  });

  it('keep what an old screen was given', () => {
    expect(said([], 'Gilroy')[0]).toEqual(['Your organisation’s', ['Arial', 'Gilroy']]);
    expect(said([], 'Lora')[0]).toEqual(['Your organisation’s', ['Arial']]);
  });

  it('are the organisation’s alone while the catalogue is not there', () => {
    expect(said(['Lora'], 'Verdana', null)).toEqual([
      ['Your organisation’s', ['Lora', 'Arial', 'Verdana']],
    ]);
  });

  it('[S115] say of an upload what it writes, as of the catalogue', () => {
    const files = { latin: 'U+0020-00FF', greek: 'U+0370-03FF' };
    const acme = {
      name: 'Acme Sans',
      metrics: { ascent: 1, descent: 0, lineGap: 0, width: 1, boldWidth: 1 },
      faces: [
        { id: asId<MediaId>('a'), weights: '400', style: 'normal' as const, files, bytes: 1 },
      ],
    };
    const [own] = fontGroups(['Acme Sans'], 'Acme Sans', fonts, [acme]);
    expect(own?.options[0]).toEqual({ family: 'Acme Sans', note: 'Greek' });
  });

  it.each([
    ['Arial', ''],
    ['Georgia', 'Not on every phone'],
    ['Verdana', 'Not on every phone'],
    ['Gilroy', 'Only where a device or your website has it'],
    ['Lexend', ''],
    ['Manrope', 'Cyrillic, Greek'],
    ['Rubik', 'Cyrillic, Arabic'],
  ])('say of %s “%s”', (family, note) => {
    expect(noteOn(family)).toBe(note);
  });
});

describe('[S110] a key in the list of families', () => {
  const families = ['Arial', 'Lato', 'Lexend', 'Lora', 'Rubik'];

  it.each([
    ['ArrowDown', 'Lato', 'Lexend'],
    ['ArrowDown', 'Rubik', 'Rubik'],
    ['ArrowUp', 'Lato', 'Arial'],
    ['ArrowUp', 'Arial', 'Arial'],
    ['Home', 'Rubik', 'Arial'],
    ['End', 'Arial', 'Rubik'],
    ['PageDown', 'Arial', 'Rubik'],
    ['PageUp', 'Rubik', 'Arial'],
    ['l', 'Arial', 'Lato'],
    ['L', 'Lato', 'Lexend'],
    ['l', 'Lora', 'Lato'],
    ['x', 'Lora', null],
    ['Tab', 'Lora', null],
    ['ArrowDown', 'Gone', 'Arial'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(fontMove(key, families, from)).toBe(to);
  });
});
