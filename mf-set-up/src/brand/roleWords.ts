import type { BrandRole, CornerStyle } from 'shared-kernel/model';
import type { ColourPair } from 'brand-kit/colours';

export const ROLE_WORDS = {
  ground: { label: 'Ground', help: 'Behind everything' },
  text: { label: 'Text', help: 'What is read' },
  accent: { label: 'Accent', help: 'Buttons, shapes, progress' },
  secondAccent: { label: 'Second accent', help: 'Beside the first one' },
} as const satisfies Record<BrandRole, { readonly label: string; readonly help: string }>;

export const CORNER_WORDS = {
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
} as const satisfies Record<CornerStyle, string>;

export const PAIR_WORDS = {
  text: 'Text on the ground',
  accent: 'Accent on the ground',
  secondAccent: 'Second accent on the ground',
  label: 'A button’s label on the accent',
} as const satisfies Record<ColourPair['id'], string>;

/** What a contrast is good for; of words that are read small it asks more than of figures and shapes. */
export function verdictWords({ id, verdict }: Pick<ColourPair, 'id' | 'verdict'>): string {
  if (verdict === 'passes') return 'Passes';
  if (verdict === 'fails') return 'Too weak';
  return id === 'text' || id === 'label'
    ? 'Too weak for small text'
    : 'Passes for large text and shapes';
}

/** "4.5 : 1", cut and never rounded up to what it is not. */
export const ratioWords = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
