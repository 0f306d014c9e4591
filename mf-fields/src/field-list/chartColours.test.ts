import { tokenContrast, type ColourScheme } from 'shared-kernel/testing/page';
import { AXIS, BAR, READ, TRACK } from './chartColours';

const SCHEMES: readonly ColourScheme[] = ['light', 'dark'];

/** Where charts stand: a field's row, open or under the pointer. */
const GROUNDS = ['bg.panel', 'bg.subtle'];

const barOf = (scheme: ColourScheme) => (scheme === 'dark' ? BAR._dark : BAR.base);

/** The grounds on which something has less contrast than it needs. */
const tooPale = (scheme: ColourScheme, colour: string, grounds: readonly string[], least: number) =>
  grounds.filter((ground) => tokenContrast(scheme, colour, ground) < least);

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  it('bars stand out from every ground by 3 : 1', () => {
    expect(tooPale(scheme, barOf(scheme), [...GROUNDS, READ, TRACK], 3)).toEqual([]);
  });

  it('the axis stands out from every ground by 3 : 1', () => {
    expect(tooPale(scheme, AXIS, GROUNDS, 3)).toEqual([]);
  });

  it('the values of the axis can be read', () => {
    expect(tooPale(scheme, 'fg.muted', GROUNDS, 4.5)).toEqual([]);
  });
});

it('knows the bars that were too dark for the dark scheme', () => {
  expect(tooPale('dark', 'accent.solid', ['bg.panel'], 3)).toEqual(['bg.panel']);
});
