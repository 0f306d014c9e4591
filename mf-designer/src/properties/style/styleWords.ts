import {
  PLAIN_LOOK,
  type Item,
  type ItemLook,
  type PhotoMask,
  type ShapeForm,
} from 'shared-kernel/model';

import { lookOf } from '../../document/look';

type Shadow = ItemLook['shadow'];

/** Shadows that are offered; one that was set otherwise is kept and called so. */
export const SHADOWS = {
  none: PLAIN_LOOK.shadow,
  soft: { x: 0, y: 6, blur: 18, colour: 'rgba(0, 0, 0, 0.25)' },
  strong: { x: 0, y: 12, blur: 32, colour: 'rgba(0, 0, 0, 0.45)' },
  hard: { x: 6, y: 6, blur: 0, colour: 'rgba(0, 0, 0, 0.6)' },
} as const satisfies Record<string, Shadow>;

export type ShadowName = keyof typeof SHADOWS | 'own';

const same = (one: Shadow, other: Shadow): boolean =>
  one.x === other.x && one.y === other.y && one.blur === other.blur && one.colour === other.colour;

export function shadowName({ shadow }: ItemLook): ShadowName {
  const names = ['none', 'soft', 'strong', 'hard'] as const;
  return names.find((name) => same(SHADOWS[name], shadow)) ?? 'own';
}

export const SHADOW_CHOICES = [
  { value: 'none', label: 'None' },
  { value: 'soft', label: 'Soft' },
  { value: 'strong', label: 'Strong' },
  { value: 'hard', label: 'Hard' },
] as const;

export const MASK_LABELS = {
  rectangle: 'Rectangle',
  circle: 'Circle',
  pill: 'Pill',
  arch: 'Arch',
  leaf: 'Leaf',
  blob: 'Blob',
} as const satisfies Record<PhotoMask, string>;

export const FORM_LABELS = {
  rectangle: 'Rectangle',
  pill: 'Pill',
  circle: 'Circle',
  line: 'Line',
  blob: 'Blob',
} as const satisfies Record<ShapeForm, string>;

/** [S95] What the closed section says is set. */
export function styleSummary(item: Item): string {
  const { rotation, opacity, border, gradient, ...look } = lookOf(item);
  return [
    rotation === 0 ? [] : [`${String(rotation)}°`],
    opacity === 1 ? [] : [`${String(Math.round(opacity * 100))}%`],
    border.width === 0 ? [] : ['border'],
    shadowName({ ...lookOf(item) }) === 'none' ? [] : ['shadow'],
    gradient.colours.length < 2 ? [] : ['gradient'],
    look.cornerRadius === null ? [] : ['corners'],
    look.letterSpacing === 0 ? [] : ['letters'],
  ]
    .flat()
    .join(', ');
}
