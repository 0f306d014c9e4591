import { compileYear, evaluateSupporter } from 'shared-kernel/evaluation';
import type { ImportRecord, Supporter, Year, YearScope } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import { readableRecords } from '../importing/importWork';
import { readYear } from '../links/readYear';
import { isRevoked, linksOf } from '../links/references';
import { readFields } from '../matching/readFields';
import { readDefinitions } from '../matching/storedDefinition';
import type { Services } from '../services';
import type { Documents, StoredDocument } from '../store/documents';
import { importsPath, supportersPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { parseSupporter } from './requests';

/**
 * Callable `exportSupporter`: everything that the year holds about one supporter, as one object that is fit to be saved
 * as a file; moments are ISO texts. Admins only.
 */
export const exportSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, email } = parseSupporter(data);
    const admin = await requireAdmin(documents, caller, scope, 'export what is held of supporters');
    const { year } = await readYear(documents, scope);
    const stored = await documents.get(`${supportersPath(scope)}/${email}`);
    const supporter = stored === null ? null : supporterOf(stored);
    const held = {
      exportedAt: now().toISOString(),
      year: { id: year.id, name: year.name },
      email,
      supporter,
      ...(await matchesOf(documents, scope, year, supporter)),
      links: (await linksOf(documents, scope, email)).map(linkOf),
      importsOfTheYear: await importsOf(documents, scope),
    };
    await documents.commit([activityEntry(services, scope, admin, 'supporterExported')]);
    return held;
  };

/** The searches and screens that they match now; none for who is no supporter. */
async function matchesOf(
  documents: Documents,
  scope: YearScope,
  year: Year,
  supporter: Supporter | null,
) {
  if (supporter === null) return { searches: [], screens: [] };
  const { searches, screens } = await readDefinitions(documents, scope);
  const fields = await readFields(documents, scope);
  const compiled = compileYear({ year, fields, searches, screens });
  const { searchCounts, screenIds } = evaluateSupporter(compiled, supporter);
  const shown = new Set<string>(screenIds);
  return {
    searches: searches
      .map(({ id, name }) => ({ id, name, count: searchCounts[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    screens: screens.filter(({ id }) => shown.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

/** Without what would open it. */
const linkOf = (link: StoredDocument) => ({
  madeAt: isoOf(link.data['createdAt']),
  revoked: isRevoked(link),
  revokedAt: isoOf(link.data['revokedAt']),
});

/** Those that brought supporters in; which of them brought this one is not kept. */
async function importsOf(documents: Documents, scope: YearScope) {
  const records = readableRecords(await documents.list(importsPath(scope), IMPORT_FIELDS));
  return records
    .filter(({ state }) => state === 'done')
    .map(({ fileName, finishedAt }) => ({ fileName, finishedAt: isoOf(finishedAt) }));
}

const IMPORT_FIELDS = ['state', 'fileName', 'finishedAt'] as const satisfies readonly [
  keyof ImportRecord,
  ...(keyof ImportRecord)[],
];

const isoOf = (moment: unknown): string | null =>
  moment instanceof Date ? moment.toISOString() : null;
