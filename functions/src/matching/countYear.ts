import { compileYear, createMatchTotals, evaluateSupporter } from 'shared-kernel/evaluation';
import type { ScreensCombined, YearScope } from 'shared-kernel/model';
import { jobProgress } from '../jobs/jobProgress';
import type { Services } from '../services';
import type { DocumentData, DocumentWrite } from '../store/documents';
import { jobPath, supportersPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import type { DefinitionKind } from './fingerprint';
import type { MatchingWork } from './takeUp';

const PAGE_SIZE = 500;

/** What one pass found out: the fields to store on a search or screen by its id, and the year's combination. */
export interface YearCounts extends Readonly<Record<DefinitionKind, (id: string) => DocumentData>> {
  readonly screensCombined: ScreensCombined;
}

/** Counts every search and screen of the year in one pass over its supporters (D16, row driver). */
export async function countYear(
  services: Services,
  scope: YearScope,
  owner: string,
  work: MatchingWork,
): Promise<YearCounts> {
  const { documents, log } = services;
  const compiled = compileYear(work);
  for (const { message, id } of compiled.problems) log(`${message}: ${id}`);

  const totals = createMatchTotals(compiled);
  const path = jobPath(scope, 'matching');
  const { report, reportNow } = jobProgress(services, path, owner);
  const total = await documents.count(supportersPath(scope));
  let processed = 0;
  const progress = (): readonly DocumentWrite[] => [
    { kind: 'merge', path, data: { processed, total } },
  ];

  await reportNow(progress());
  for await (const page of documents.pages(supportersPath(scope), PAGE_SIZE)) {
    for (const document of page) {
      const supporter = supporterOf(document);
      totals.add(supporter.email, evaluateSupporter(compiled, supporter));
    }
    processed += page.length;
    await report(progress);
  }
  await reportNow(progress());
  return countsOf(totals.results());
}

type Results = ReturnType<ReturnType<typeof createMatchTotals>['results']>;

function countsOf({ searches, screens, screensCombined }: Results): YearCounts {
  const searchById = new Map<string, DocumentData>(
    searches.map(({ id, ...counts }) => [id, counts]),
  );
  const screenById = new Map<string, DocumentData>(
    screens.map(({ id, ...counts }) => [id, counts]),
  );
  return {
    searches: (id) => searchById.get(id) ?? { ...NOBODY, supportersMatchedSpread: null },
    screens: (id) => screenById.get(id) ?? NOBODY,
    screensCombined,
  };
}

/** What a search or screen that cannot be read comes to. */
const NOBODY: DocumentData = { supportersMatched: 0, supportersMatchedEmails: [] };
