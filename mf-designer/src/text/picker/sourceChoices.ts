import { sortedByName } from 'shared-kernel/model';

import {
  idOf,
  nameOfSource,
  type DataSource,
  type YearSources,
} from '../../document/placeholders/dataSource';
import { folded } from '../../document/placeholders/lint/nearestName';
import { holdsSigns } from '../../document/placeholders/placeholderParts';

/** One line of the picker [S43]. */
export interface SourceChoice {
  readonly key: string;
  readonly source: DataSource;
  readonly name: string;
  /** Why it cannot be chosen (D11), or null. */
  readonly refusal: string | null;
  /** The name as the filter looks at it. */
  readonly folded: string;
}

/** Fields, then searches, each by name. */
export function sourceChoices({ fields, searches }: YearSources): readonly SourceChoice[] {
  return [
    ...sortedByName(fields).map((field) => choiceOf({ kind: 'field', field })),
    ...sortedByName(searches).map((search) => choiceOf({ kind: 'search', search })),
  ];
}

/** Those whose names hold every word of the filter; names that begin with it come first in their group. */
export function filterChoices(
  choices: readonly SourceChoice[],
  filter: string,
): readonly SourceChoice[] {
  const wanted = folded(filter);
  if (wanted === '') return choices;
  const words = wanted.split(' ');
  const found = choices.filter(({ folded: name }) => words.every((word) => name.includes(word)));
  const rank = (choice: SourceChoice) =>
    (choice.source.kind === 'field' ? 0 : 2) + (choice.folded.startsWith(wanted) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

const REFUSAL = 'Cannot be inserted: its name holds |, { or }. Rename the column and import again.';

const choiceOf = (source: DataSource): SourceChoice => {
  const name = nameOfSource(source);
  return {
    key: `${source.kind} ${idOf(source)}`,
    source,
    name,
    refusal: holdsSigns(idOf(source)) ? REFUSAL : null,
    folded: folded(name),
  };
};
