import {
  compileYear,
  explainedFields,
  type CompiledYear,
  type ExplainedFields,
  type FieldDefinition,
  type NeverShared,
  type Told,
} from 'evaluation';
import {
  brandOf,
  changesDaily,
  civilDateInUtc,
  decodeOrganisation,
  decodeYear,
  dressedStory,
  explanationOf,
  uploadsOf,
  type ScreenDefinition,
  type SearchDefinition,
  type Sharing,
  type UploadedFamily,
  type YearScope,
  type YearStory,
} from 'shared-kernel/model';
import { fieldsCache } from '../counting/fieldsCache';
import { pendingDeletionOf } from '../store/pendingDeletion';
import { embedAddress, linkPage } from '../links/embedAddress';
import { sharingOf } from '../links/sharingOf';
import { neverSharedOn } from '../definitions/neverSharedOf';
import { countableOf, readCountable, readSearches } from '../definitions/readDefinitions';
import { servedVersions, stampOf } from '../published/readVersion';
import type { PublishedDefinitions } from '../published/pieces';
import type { Services } from '../services';
import { snapshotState } from '../snapshot/snapshotState';
import { yearPath, organisationPath } from '../store/paths';
import { toldOnCard } from './finishCard';
import { neededLayouts } from './neededLayouts';
import { isFirstName } from './printedFirstName';

/** A year as supporters are served from it. */
export interface ServedYear {
  /** Whether what was published of it has passed its last moment. */
  readonly isOver: boolean;
  /** When something else is to be seen; null where nothing is scheduled. */
  readonly changesAt: Date | null;
  /** Of what was published as it was read (`stampOf`). */
  readonly publishingStamp: string;
  readonly organisationName: string;
  /** The families that the organisation has uploaded. */
  readonly fonts: readonly UploadedFamily[];
  /** Null where the year names none. */
  readonly embedPage: URL | null;
  /** Where links lead, and what is shared without a token; null where the year names none. */
  readonly linkPage: URL | null;
  readonly sharing: Sharing;
  readonly story: YearStory;
  /** Of what the closing card and explanations tell, and of first names. */
  readonly neverShared: NeverShared;
  /** Of fields that supporters may ask about. */
  readonly explained: ExplainedFields;
  readonly compiled: CompiledYear;
}

/** Reads and compiles a year; null where there is none that can be read, or it has been deleted. */
export function servedYearReader(
  services: Pick<Services, 'documents' | 'now' | 'supportersOrigin'>,
): (scope: YearScope) => Promise<ServedYear | null> {
  const { documents, now } = services;
  const readFields = fieldsCache(services);
  const readServed = servedVersions(documents);

  return async (scope) => {
    const [organisationDocument, yearDocument, { fitting }] = await Promise.all([
      documents.get(organisationPath(scope.organisationId)),
      documents.get(yearPath(scope)),
      snapshotState(documents, scope),
    ]);
    if (organisationDocument === null || yearDocument === null) return null;
    const isDeleted = [organisationDocument, yearDocument].some(
      ({ data }) => pendingDeletionOf(data) !== null,
    );
    if (isDeleted) return null;
    const organisation = decodeOrganisation(organisationDocument.id, organisationDocument.data);
    const year = decodeYear(yearDocument.id, yearDocument.data);
    if (!organisation.ok || !year.ok) return null;
    const story = dressedStory(year.value.story, brandOf(organisation.value).kit);
    const fields = await readFields(scope, fitting);
    const at = now();
    const served = await readServed(scope, at);
    const { searches, screens } = await (served === null
      ? readCountable(documents, scope, fields)
      : countableOf(await withUnpublished(documents, scope, served.definitions), fields));
    const compiled = compileYear({
      year: year.value,
      today: civilDateInUtc(at),
      fields,
      searches,
      screens: screens.map(withNeededLayouts),
    });
    const neverShared = await neverSharedOn(documents, scope, compiled, [
      ...toldOnCard(story.closingCard),
      ...fields.filter(isAskedAbout).map(({ name }): Told => ({ source: 'field', id: name })),
    ]);
    return {
      isOver: served?.state === 'over',
      changesAt: earlier(
        served?.changesAt ?? null,
        asksForToday(searches, screens) ? nextMidnight(at) : null,
      ),
      publishingStamp: served?.stamp ?? stampOf(null),
      organisationName: organisation.value.name,
      fonts: uploadsOf(organisation.value),
      embedPage: embedAddress(year.value.embedPage),
      linkPage: linkPage(year.value, services),
      sharing: sharingOf(yearDocument.data),
      story,
      neverShared,
      explained: explainedFields(compiled, neverShared),
      compiled,
    };
  };
}

/** Whether the same supporters may see something else tomorrow (D418). */
const asksForToday = (
  searches: readonly SearchDefinition[],
  screens: readonly ScreenDefinition[],
): boolean =>
  searches.some(({ conditions }) => changesDaily(conditions)) ||
  screens.some(({ content }) => content.items.some(({ conditions }) => changesDaily(conditions)));

/** When the next civil day begins. */
const nextMidnight = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** Fields of which a supporter may keep more than a screen shows: how they were worked out, and their own name. */
const isAskedAbout = ({ name, calculated }: FieldDefinition): boolean =>
  explanationOf(calculated ?? {}) !== '' || isFirstName(name);

/**
 * Beside the published searches those that no published screen asks: totals, the closing card and what is never shared
 * speak of them.
 */
async function withUnpublished(
  documents: Services['documents'],
  scope: YearScope,
  { screens, searches }: PublishedDefinitions,
): Promise<PublishedDefinitions> {
  const published = new Set<string>(searches.map(({ id }) => id));
  const others = (await readSearches(documents, scope)).filter(({ id }) => !published.has(id));
  return { screens, searches: [...searches, ...others] };
}

/** Once for the year, not for each supporter. */
const withNeededLayouts = (screen: ScreenDefinition): ScreenDefinition => ({
  ...screen,
  content: {
    ...screen.content,
    items: screen.content.items.map((item) => ({
      ...item,
      screenSizes: neededLayouts(item.screenSizes),
    })),
  },
});
