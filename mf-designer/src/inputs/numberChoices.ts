import type { Choice } from './ChoiceField';

export const numberChoices = (
  values: readonly number[],
  labelOf: (value: number) => string,
): readonly Choice<number>[] => values.map((value) => ({ value, label: labelOf(value) }));

export const pixels = (value: number): string => `${String(value)} px`;
export const seconds = (value: number): string => `${String(value)} s`;
