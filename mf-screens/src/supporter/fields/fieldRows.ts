import { evaluationState, readableWords, type CompiledYear } from 'evaluation';
import type { Supporter } from 'shared-kernel/model';

/** One field of a supporter, as staff read it. */
export interface FieldRow {
  readonly name: string;
  readonly group: FieldGroup;
  /** As the product reads it; null where there is none. */
  readonly value: string | null;
  /** As it was imported; null of what is calculated, and where nothing is stored. */
  readonly raw: string | null;
  readonly isMasked: boolean;
  /** Something is stored, and cannot be read as the field's type. */
  readonly isUnreadable: boolean;
}

export const FIELD_GROUPS = [
  'action',
  'donation',
  'date',
  'number',
  'string',
  'calculated',
  'unknown',
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

export const GROUP_TITLES = {
  action: 'Took part in',
  donation: 'Donations',
  date: 'Dates',
  number: 'Numbers',
  string: 'Texts',
  calculated: 'Calculated',
  unknown: 'Not in the field list',
} as const satisfies Record<FieldGroup, string>;

/** Every field of the year, and what a supporter has beyond them, in the order of the field list. */
export function fieldRows(compiled: CompiledYear, supporter: Supporter): readonly FieldRow[] {
  const { table } = compiled;
  const { values } = evaluationState(compiled, supporter);
  const masked = new Set(supporter.masked);
  const listed = table.fields.map(({ name, type }, slot): FieldRow => {
    const { present, value, text } = values.reading(slot);
    const isCalculated = table.calculated.has(slot);
    return {
      name,
      group: isCalculated ? 'calculated' : type,
      value: value === null ? null : readableWords(type, text, value),
      raw: present && !isCalculated ? text : null,
      isMasked: masked.has(name),
      isUnreadable: present && value === null,
    };
  });
  const others = Object.keys(supporter.fields)
    .filter((name) => !table.slotByName.has(name))
    .map((name): FieldRow => {
      const raw = supporter.fields[name] ?? '';
      const value = values.valueOf(name);
      return {
        name,
        group: 'unknown',
        value: value === null ? null : readableWords('unknown', raw, value),
        raw,
        ...{ isMasked: false, isUnreadable: false },
      };
    });
  return [...listed, ...others];
}

/** The rows in whose name or value all the words stand, whatever their case. */
export function rowsWith(rows: readonly FieldRow[], written: string): readonly FieldRow[] {
  const words = written.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ name, value, raw }) => {
    const text = [name, value ?? '', raw ?? ''].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
