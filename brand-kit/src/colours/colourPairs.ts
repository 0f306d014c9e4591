import { contrastOf, parseColour } from 'screen-player';
import type { BrandPalette, BrandRole } from 'shared-kernel/model';

import { kitSchemes } from '../palette/kitSchemes';
import { nearestPassing } from './nearestPassing';

/** WCAG 2.2 AA: of small text, and of large text and of what is only seen. */
export const NEEDED = { small: 4.5, large: 3 } as const;

export interface ColourPair {
  readonly id: 'text' | 'accent' | 'secondAccent' | 'label';
  readonly above: string;
  readonly below: string;
  /** 1 to 21. */
  readonly ratio: number;
  readonly verdict: 'passes' | 'largeOnly' | 'fails';
  /** What makes it pass: the nearest colour, in this role. Null where it passes already. */
  readonly remedy: { readonly role: BrandRole; readonly colour: string } | null;
}

/** The pairs of colours that meet on screens, and how they can be read (WCAG 2.2 AA). */
export function colourPairs(palette: BrandPalette): readonly ColourPair[] {
  const { ground, text, accent, secondAccent } = palette;
  const label = kitSchemes({ palette }).accent.ink;
  return [
    pair('text', text, ground, NEEDED.small),
    pair('accent', accent, ground, NEEDED.large),
    pair('secondAccent', secondAccent, ground, NEEDED.large),
    { ...pair('text', label, accent, NEEDED.small), id: 'label', remedy: null },
  ];
}

/** 1 where either is no colour. */
export function ratioOf(one: string, other: string): number {
  const [above, below] = [parseColour(one), parseColour(other)];
  return above === null || below === null ? 1 : contrastOf(above, below);
}

function pair(
  role: Exclude<BrandRole, 'ground'>,
  above: string,
  below: string,
  needed: number,
): ColourPair {
  const ratio = ratioOf(above, below);
  const colour = ratio < needed ? nearestPassing(above, below, needed) : null;
  return {
    id: role,
    above,
    below,
    ratio,
    verdict: ratio >= NEEDED.small ? 'passes' : ratio >= NEEDED.large ? 'largeOnly' : 'fails',
    remedy: colour === null ? null : { role, colour },
  };
}
