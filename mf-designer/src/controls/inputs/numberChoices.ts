import type { Choice } from './ChoiceField';

/** The offered numbers with their labels; a stored one that is not offered stands among them. */
export const numberChoices = (
  offered: readonly number[],
  stored: number | null,
  labelOf: (value: number) => string,
): readonly Choice<number>[] =>
  [...new Set([...offered, ...(stored === null ? [] : [stored])])]
    .sort((one, other) => one - other)
    .map((value) => ({ value, label: labelOf(value) }));

export const pixels = (value: number): string => `${String(value)} px`;
export const seconds = (value: number): string => `${String(value)} s`;
