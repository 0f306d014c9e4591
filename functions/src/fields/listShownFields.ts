import type { Snapshot } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { careYear } from '../suppressions/careYear';
import { readCare } from '../suppressions/readCare';
import { shownSnapshot } from '../suppressions/shownSnapshot';
import { forgetOtherFields } from './forgetOtherFields';
import { saidOf, withSaid } from './saidOfFields';
import { profileShown } from './profileFields';
import { setTypes } from './setTypes';
import { storedFields } from './storedFields';
import { writeFieldList } from './writeFieldList';

/**
 * Writes the field list of these supporters but for who is on the care list. `typed` are all of them, each field read as
 * its type; `shown` those whom anybody may see.
 */
export async function listShownFields(
  services: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  all: Snapshot,
  onField: () => Promise<void>,
): Promise<{ readonly typed: Snapshot; readonly shown: Snapshot }> {
  const { documents } = services;
  const stored = await storedFields(documents, scope);
  const types = setTypes(stored.values(), null, '');
  const { keptOut } = await readCare(services, scope.organisationId);
  const shown = shownSnapshot(all, keptOut, await careYear(documents, scope, keptOut));
  const { entries, typed } = await profileShown(all, shown, types, onField);
  const said = saidOf(stored.values());
  await writeFieldList(
    documents,
    scope,
    entries.map((entry) => withSaid(entry, said)),
  );
  await forgetOtherFields(documents, scope, entries);
  return { typed, shown };
}
