import type { FieldTable } from './fieldTable';
import { isBlank, readValue, sizeOf, type TypedValue } from './typedValue';

export interface FieldReading {
  /** The raw string holds more than blanks, readable or not. */
  readonly present: boolean;
  readonly value: TypedValue | null;
  /** The raw string, or what was worked out; '' where there is neither. */
  readonly text: string;
}

export interface SupporterValues {
  /** The reading of a field of the table; each field is read once, when it is first asked for. */
  reading(slot: number): FieldReading;
  /** The value under any name, through the list's type or, for a name not in the list, its own (D1). */
  valueOf(name: string): TypedValue | null;
}

export const MISSING: FieldReading = { present: false, value: null, text: '' };

/**
 * One supporter's raw strings, read through the field list; what is calculated is worked out of them [E77]. What is masked
 * is missing, also where it could be worked out of a part of its sources [E85].
 */
export const createSupporterValues = (
  table: FieldTable,
  raw: Readonly<Record<string, string>>,
  masked: readonly string[] = [],
): SupporterValues => {
  const readings: FieldReading[] = [];
  const untold = new Set(masked);

  const rawOf = (name: string): string => (Object.hasOwn(raw, name) ? (raw[name] ?? '') : '');

  const read = (slot: number): FieldReading => {
    const field = table.fields[slot];
    if (field === undefined || untold.has(field.name)) return MISSING;
    const plan = table.calculated.get(slot);
    const text = plan === undefined ? rawOf(field.name) : plan.calculate(plan.sources.map(sizeAt));
    return isBlank(text) ? MISSING : { present: true, value: readValue(field.type, text), text };
  };
  const sizeAt = (slot: number): number => sizeOf(reading(slot).value);
  const reading = (slot: number): FieldReading => (readings[slot] ??= read(slot));

  return {
    reading,
    valueOf: (name) => {
      const slot = table.slotByName.get(name);
      return slot === undefined ? readValue('unknown', rawOf(name)) : reading(slot).value;
    },
  };
};
