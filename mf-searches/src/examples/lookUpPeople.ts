import type { LoadFailure } from 'shared-kernel/firestore';
import { isBlank, proposableFields } from 'evaluation';
import type { FieldListEntry, Supporter, YearScope } from 'shared-kernel/model';
import type { SearchStore } from '../search-store/searchStore';

/** What became of looking up one person; null for who is no supporter of the year, or kept out (D333). */
export type Person = Supporter | null;

/** One look-up each, all at once. The first failure that is none of a person stops them. */
export async function lookUpPeople(
  store: SearchStore,
  scope: YearScope,
  emails: readonly string[],
): Promise<{ readonly people: readonly Person[]; readonly failure: LoadFailure | null }> {
  const answers = await Promise.all(emails.map((email) => store.readSupporter(scope, email)));
  const failure = answers.find((answer) => !answer.ok && answer.error.code !== 'data/not-found');
  return {
    people: answers.map((answer) => (answer.ok ? answer.value : null)),
    failure: failure === undefined || failure.ok ? null : failure.error,
  };
}

/** The field list with the spreads that are stored apart, of what these people have; one that does not come stays empty. */
export async function withSpreads(
  store: SearchStore,
  scope: YearScope,
  fields: readonly FieldListEntry[],
  people: readonly Supporter[],
): Promise<readonly FieldListEntry[]> {
  const wanted = new Set(
    proposableFields(fields, people).filter(({ name }) =>
      people.every((person) => !isBlank(person.fields[name] ?? '')),
    ),
  );
  return Promise.all(
    fields.map(async (field) => {
      if (field.spreadId === undefined || field.type === 'string' || !wanted.has(field))
        return field;
      const spread = await store.loadFieldSpread(scope, field.spreadId);
      return spread.ok ? { ...field, spread: spread.value } : field;
    }),
  );
}
