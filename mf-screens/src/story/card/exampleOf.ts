import { fillText, readValue } from 'evaluation';
import type { FieldListEntry } from 'shared-kernel/model';

/** What a number may look like on a supporter's card. */
export interface NumberExample {
  readonly value: string;
  /** Whose it is. */
  readonly supporterEmail: string;
}

/** A number as it prints for a supporter of the field's examples; null where there is none. */
export function exampleOf(text: string, fields: readonly FieldListEntry[]): NumberExample | null {
  const named = fields.filter(({ name }) => text.includes(`{field|${name}|`));
  const [first] = named;
  const { random = [], largest = null } = first?.exampleValues ?? {};
  for (const example of [...random, ...(largest === null ? [] : [largest])]) {
    const value = fillText(text, {
      field: (name) => {
        const field = named.find((one) => one.name === name);
        const raw = name === first?.name ? example.value : undefined;
        return field === undefined || raw === undefined ? null : readValue(field.type, raw);
      },
      search: () => null,
    });
    if (value.trim() !== '' && value.trim() !== '0')
      return { value, supporterEmail: example.supporterEmail };
  }
  return null;
}
