import {
  brandOf,
  decodeOrganisation,
  decodeYear,
  dressedStory,
  type YearStory,
} from 'shared-kernel/model';
import { pendingDeletionOf } from '../store/pendingDeletion';
import type { Services } from '../services';
import { hostedPagePath, organisationPath, yearPath, yearScope } from '../store/paths';

/** What a hosted page says; nothing of it is about a supporter. */
export interface HostedPageFacts {
  readonly organisation: string;
  readonly story: YearStory;
  /** The page of the organisation's own website, '' for none. */
  readonly website: string;
}

/** Reads the page of a path; null where no year has it, or the year or its organisation is deleted. */
export const hostedPageReader =
  ({ documents }: Pick<Services, 'documents'>) =>
  async (path: string): Promise<HostedPageFacts | null> => {
    const claim = await documents.get(hostedPagePath(path));
    const { organisationId, yearId } = claim?.data ?? {};
    if (typeof organisationId !== 'string' || typeof yearId !== 'string') return null;
    const scope = yearScope(organisationId, yearId);
    const [storedOrganisation, storedYear] = await Promise.all([
      documents.get(organisationPath(scope.organisationId)),
      documents.get(yearPath(scope)),
    ]);
    if (storedOrganisation === null || storedYear === null) return null;
    if ([storedOrganisation, storedYear].some(({ data }) => pendingDeletionOf(data) !== null))
      return null;
    const organisation = decodeOrganisation(storedOrganisation.id, storedOrganisation.data);
    const year = decodeYear(storedYear.id, storedYear.data);
    if (!organisation.ok || !year.ok || year.value.story.hostedPage.path !== path) return null;
    const story = dressedStory(year.value.story, brandOf(organisation.value).kit);
    return { organisation: organisation.value.name, story, website: year.value.embedPage };
  };
