import { compileYear, type MatchResults } from 'shared-kernel/evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  type ScreenId,
  type ScreensCombined,
  type SearchId,
  type YearScope,
} from 'shared-kernel/model';
import { askYear } from '../counting/askYear';
import type { CountingQuestion } from '../counting/countingThread';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { noteFields } from '../snapshot/noteFields';
import { rebuildSnapshot } from '../snapshot/rebuildSnapshot';
import type { DocumentData } from '../store/documents';
import { definitionFaults } from './definitionFaults';
import type { DefinitionKind } from './fingerprint';
import { passProgress } from './passProgress';
import type { StoredDefinition } from './storedDefinition';
import type { MatchingWork } from './takeUp';

/** What one pass found out: the fields to store on each search and screen that asked, and the year's combination. */
export interface YearCounts {
  readonly of: (definition: StoredDefinition) => DocumentData;
  /** Null where nothing that was counted can have changed it. */
  readonly screensCombined: ScreensCombined | null;
}

/** Counts all that asks in one pass over the year's snapshot (D16). */
export async function countYear(
  services: Services,
  scope: YearScope,
  owner: string,
  work: MatchingWork,
): Promise<YearCounts> {
  const compiled = compileYear(work);
  for (const { message, id } of compiled.problems) services.log(`${message}: ${id}`);
  const faultOf = definitionFaults(compiled);

  const progress = passProgress(services, scope, owner);
  await progress.begin();
  const answered = await askYear(services, scope, questionOf(work), {
    signal: progress.signal,
    onRows: progress.onRows,
    makeSnapshot: () => rebuildSnapshot(services, scope, work.fields, progress),
  });
  await progress.end();
  if (!answered.ok) throw new JobCutOff();
  if (answered.value.kind !== 'year') throw new Error('The answer is to another question');
  await noteFields(services, scope, work.fields);

  const { results } = answered.value;
  const countsOf = countsById(results);
  return {
    of: (definition) => ({
      ...countsOf[definition.kind](definition.id),
      supportersMatchedFault: faultOf[definition.kind](definition),
    }),
    screensCombined: work.recombines ? results.screensCombined : null,
  };
}

/** Only what asks; all screens where their combination is wanted. What screens show is nothing to the count. */
const questionOf = ({
  year,
  fields,
  searches,
  screens,
  affected,
  recombines,
}: MatchingWork): CountingQuestion => {
  const idsOf = (kind: DefinitionKind): readonly string[] =>
    affected.filter((definition) => definition.kind === kind).map(({ id }) => id);
  return {
    kind: 'year',
    definitions: {
      year: { dateFrom: year.dateFrom, dateTo: year.dateTo },
      fields,
      searches,
      screens: screens.map((screen) => ({ ...screen, content: DEFAULT_CONTENT })),
    },
    searchIds: new Set(idsOf('searches').map((id) => asId<SearchId>(id))),
    screenIds: recombines ? null : new Set(idsOf('screens').map((id) => asId<ScreenId>(id))),
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
