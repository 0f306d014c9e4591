import { failureSentence, loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { compareDays, type OrganisationId, type Year } from 'shared-kernel/model';
import type { OrganisationLoad } from './state';

/** The organisation with its years, or why it could not be read. */
export async function readOrganisation(id: OrganisationId): Promise<OrganisationLoad> {
  const [organisation, years] = await Promise.all([loadOrganisation(id), loadYears(id)]);
  if (!organisation.ok) return { status: 'failed', sentence: failureSentence(organisation.error) };
  if (!years.ok) {
    // The code says enough (spec §8); no personal data goes to the log.
    console.error(`Failed loading the years: ${years.error.code}`);
    return { status: 'failed', sentence: failureSentence(years.error) };
  }
  const all = latestFirst(years.value.items);
  return {
    status: 'ready',
    organisation: organisation.value,
    years: all.filter(({ pendingDeletion }) => pendingDeletion === null),
    deletedYears: all.filter(({ pendingDeletion }) => pendingDeletion !== null),
  };
}

const latestFirst = (years: readonly Year[]): readonly Year[] =>
  [...years].sort((a, b) => compareDays(b.dateTo, a.dateTo));
