import { compileYear, type MatchResults } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  type CivilDate,
  type ScreenId,
  type ScreensCombined,
  type SearchId,
  type YearScope,
} from 'shared-kernel/model';
import { askYear } from '../counting/askYear';
import type { CountingQuestion } from '../countingThreads';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { noteFields } from '../snapshot/noteFields';
import { rebuildSnapshot } from '../snapshot/rebuildSnapshot';
import type { DocumentData } from '../store/documents';
import { careRevision } from '../suppressions/careRevision';
import { closureOf } from './closureOf';
import { definitionFaults } from './definitionFaults';
import type { DefinitionKind } from '../definitions/fingerprint';
import { notCounted } from './notCounted';
import type { PassProgress } from './passProgress';
import { idsOf, type Slice } from './slicesOf';
import type { StoredDefinition } from '../definitions/storedDefinition';
import type { MatchingWork } from './claimWork';

/** Whoever recalculates after another sync has written gets its supporters; the searches of one edit share a snapshot. */
const MAX_AGE_MS = 60_000;

/** What one slice of a pass found out: the fields to store on each search and screen that asked, and the year's combination. */
export interface YearCounts {
  readonly of: (definition: StoredDefinition) => DocumentData;
  /** Null where nothing that was counted can have changed it. */
  readonly screensCombined: ScreensCombined | null;
  /** Of the care list before anything was counted; null where nobody is in it. */
  readonly careRevision: string | null;
  /** The day on which they are true: a count may end on the next one. */
  readonly day: CivilDate | null;
}

/**
 * Counts a slice of what asks in one pass over the year's snapshot (D16); null where it would take more memory than one
 * question may.
 */
export async function countYear(
  services: Services,
  scope: YearScope,
  progress: PassProgress,
  whole: MatchingWork,
  slice: Slice,
): Promise<YearCounts | null> {
  const work = workOf(whole, slice);
  const revision = await careRevision(services.documents, scope.organisationId);
  // What ends the process from here on, compiling included, is something of this slice.
  await progress.begin(idsOf(slice));
  const compiled = compileYear(work);
  for (const { message, id } of compiled.problems) services.log(`${message}: ${id}`);
  const faultOf = definitionFaults(compiled, notCountedIn(whole));

  const answered = await askYear(services, scope, questionOf(work), {
    signal: progress.signal,
    onRows: progress.onRows,
    maxAgeMs: MAX_AGE_MS,
    makeSnapshot: () => rebuildSnapshot(services, scope, work.fields, progress),
  });
  await progress.end();
  if (!answered.ok && answered.error === 'tooHeavy') return null;
  if (!answered.ok) throw new JobCutOff();
  if (answered.value.kind !== 'year') throw new Error('The answer is to another question');
  await noteFields(services, scope, work.fields);

  const { results } = answered.value;
  const countsOf = countsById(results);
  return {
    of: (definition) =>
      work.tooHeavy.has(definition.id)
        ? notCounted(definition, 'tooHeavy')
        : {
            ...countsOf[definition.kind](definition.id),
            supportersMatchedFault: faultOf[definition.kind](definition),
          },
    screensCombined: work.recombines ? results.screensCombined : null,
    careRevision: revision,
    day: work.today,
  };
}

/** The slice with the searches that it refers to, however far, and no others. */
function workOf(work: MatchingWork, { definitions, recombines }: Slice): MatchingWork {
  const isSearch = ({ kind }: StoredDefinition): boolean => kind === 'searches';
  const screenIds = new Set(definitions.filter((one) => !isSearch(one)).map(({ id }) => id));
  const screens = work.screens.filter(({ id }) => recombines || screenIds.has(id));
  return {
    ...work,
    affected: definitions,
    recombines,
    screens,
    searches: closureOf(work.searches, [
      ...definitions.filter(isSearch).map(({ id }) => id),
      ...screens.flatMap(({ searchIds }) => searchIds),
    ]),
  };
}

/** The ids of searches that are there and not counted. */
const notCountedIn = ({ all, searches }: MatchingWork): ReadonlySet<string> => {
  const counted = new Set<string>(searches.map(({ id }) => id));
  return new Set(
    all.filter(({ kind, id }) => kind === 'searches' && !counted.has(id)).map(({ id }) => id),
  );
};

/** Only what asks; all screens where their combination is wanted. What screens show is nothing to the count. */
const questionOf = ({
  year,
  today,
  fields,
  searches,
  screens,
  affected,
  recombines,
}: MatchingWork): CountingQuestion => {
  const askedOf = (kind: DefinitionKind): readonly string[] =>
    affected.filter((definition) => definition.kind === kind).map(({ id }) => id);
  return {
    kind: 'year',
    definitions: {
      year: { dateFrom: year.dateFrom, dateTo: year.dateTo },
      today,
      fields,
      searches,
      screens: screens.map((screen) => ({ ...screen, content: DEFAULT_CONTENT })),
    },
    searchIds: new Set(askedOf('searches').map((id) => asId<SearchId>(id))),
    screenIds: recombines ? null : new Set(askedOf('screens').map((id) => asId<ScreenId>(id))),
  };
};

const countsById = ({
  searches,
  screens,
}: MatchResults): Readonly<Record<DefinitionKind, (id: string) => DocumentData>> => {
  const searchById = new Map<string, DocumentData>(
    searches.map(({ id, ...counts }) => [id, counts]),
  );
  const screenById = new Map<string, DocumentData>(
    screens.map(({ id, ...counts }) => [id, counts]),
  );
  return {
    searches: (id) => searchById.get(id) ?? { ...NOBODY, supportersMatchedSpread: null },
    screens: (id) => screenById.get(id) ?? NOBODY,
  };
};

/** What a search or screen that cannot be read comes to. */
const NOBODY: DocumentData = { supportersMatched: 0, supportersMatchedEmails: [] };
