import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { YearShards } from '../snapshot/yearShards';
import { careYear } from '../suppressions/careYear';
import { readCare } from '../suppressions/readCare';
import { shownShards } from '../snapshot/shownShards';
import { forgetOtherFields } from './forgetOtherFields';
import { saidOf, withSaid } from './saidOfFields';
import { profileShown, type ProfiledYear } from './profileFields';
import { setTypes } from './setTypes';
import { storedFields } from './storedFields';
import { writeFieldList } from './writeFieldList';

/**
 * Writes the field list of these supporters but for who is on the care list.
 */
export async function listShownFields(
  services: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  all: YearShards,
  onField: () => Promise<void>,
): Promise<ProfiledYear> {
  const { documents } = services;
  const stored = await storedFields(documents, scope);
  const types = setTypes(stored.values(), null, '');
  const { keptOut } = await readCare(services, scope.organisationId);
  const shown = shownShards(all, keptOut, await careYear(documents, scope, keptOut));
  const profiled = await profileShown(all, shown, types, onField);
  const { entries } = profiled;
  const said = saidOf(stored.values());
  await writeFieldList(
    documents,
    scope,
    entries.map((entry) => withSaid(entry, said)),
  );
  await forgetOtherFields(documents, scope, entries);
  return profiled;
}
