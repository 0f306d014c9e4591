import {
  ATTENTION_KINDS,
  type Attention,
  type LastImport,
  type YearHome,
  type YearProgress,
} from 'shared-kernel/model';
import { isAdminOf } from '../access/requireAdmin';
import { requireLive } from '../access/requireLive';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import { parseYear } from '../parseRequest';
import { hideSmallCounts } from '../results/hideSmallCounts';
import { daysOf } from '../results/resultDays';
import type { Services } from '../services';
import { importsPath, inYear, linkStatePath, resultsPath } from '../store/paths';
import { definitionFaults } from './definitionFaults';
import { DEFINITION_PARTS } from './definitionParts';
import { IMPORT_PARTS, importsOf } from './importsOf';
import { linksOf } from './linksOf';
import type { WireEntry } from './mostRecent';
import { newestOfLog } from './newestOfLog';
import { newestSaves } from './newestSaves';
import { publishedOf } from './publishedOf';

/**
 * Callable `readHome`, `{ organisationId, yearId }`: how a year stands, as `YearHome` whose moments are ISO texts. Members
 * may ask; admins are told of imports, links and the log as well, which others can do nothing about or may not read.
 */
export const readHome =
  (services: Services): CallableFunction =>
  async (data, signedIn): Promise<OnTheWire> => {
    const { documents, now } = services;
    const { scope } = parseYear(data);
    const caller = await requireMember(documents, signedIn, scope, 'see its Home');
    await requireLive(documents, scope);
    const [isAdmin, searches, screens, storedImports, linkState, shards, published] =
      await Promise.all([
        isAdminOf(documents, caller, scope),
        documents.list(inYear(scope, 'searches'), DEFINITION_PARTS),
        documents.list(inYear(scope, 'screens'), DEFINITION_PARTS),
        documents.list(importsPath(scope), IMPORT_PARTS),
        documents.get(linkStatePath(scope)),
        documents.list(resultsPath(scope)),
        publishedOf(services, scope),
      ]);
    const imports = importsOf(storedImports, now());
    const links = linksOf(linkState?.data, now());
    const { opened, finished, shared, acted } = hideSmallCounts(
      daysOf(shards),
      screens.map(({ id }) => id),
    ).total;
    return {
      progress: {
        searches: searches.length,
        screens: screens.length,
        published: published.state,
        sample: imports.sample,
        linksExportedAt: links.exportedAt?.toISOString() ?? null,
      },
      lastImport: imports.last,
      results: { opened, finished, shared, acted },
      attention: [
        ...published.attention,
        ...definitionFaults(searches, screens),
        ...(isAdmin ? [...imports.attention, ...links.attention] : []),
      ].toSorted(byPress),
      activity: isAdmin
        ? await newestOfLog(services, scope.organisationId)
        : newestSaves(scope.yearId, searches, screens),
    };
  };

const byPress = (one: Attention, other: Attention): number =>
  ATTENTION_KINDS.indexOf(one.kind) - ATTENTION_KINDS.indexOf(other.kind);

/** Moments as texts. */
interface OnTheWire extends Omit<YearHome, 'activity' | 'lastImport' | 'progress'> {
  readonly progress: Omit<YearProgress, 'linksExportedAt'> & {
    readonly linksExportedAt: string | null;
  };
  readonly lastImport: (Omit<LastImport, 'at'> & { readonly at: string }) | null;
  readonly activity: readonly WireEntry[];
}
