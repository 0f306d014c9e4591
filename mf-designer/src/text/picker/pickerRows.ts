import type { DataSource } from '../../document/placeholders/dataSource';
import type { SourceChoice } from './sourceChoices';

export type PickerRow =
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'choice'; readonly choice: SourceChoice };

/** The two groups under their names, fields first. */
export function withGroups(choices: readonly SourceChoice[]): readonly PickerRow[] {
  const of = (kind: DataSource['kind']): readonly PickerRow[] => {
    const own = choices.filter(({ source }) => source.kind === kind);
    return own.length === 0
      ? []
      : [
          { kind: 'group', name: GROUPS[kind] },
          ...own.map((choice): PickerRow => ({ kind: 'choice', choice })),
        ];
  };
  return [...of('field'), ...of('search')];
}

/** The rows that can be active. */
export const optionRowsOf = (rows: readonly PickerRow[]): readonly number[] =>
  rows.flatMap((row, index) => (row.kind === 'choice' ? [index] : []));

const GROUPS = { field: 'Fields', search: 'Searches' } as const satisfies Record<
  DataSource['kind'],
  string
>;
