import {
  failed,
  succeeded,
  type Result,
  type ScreenId,
  type ShowRefusalCode,
  type YearScope,
} from 'shared-kernel/model';
import { isRevoked } from '../links/references';
import { RecentMap } from '../RecentMap';
import type { Services } from '../services';
import { stampOf } from '../published/readVersion';
import {
  personalLinkPath,
  publishingPath,
  supporterPath,
  yearPath,
  yearScope,
} from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { keptBack } from '../suppressions/keptBack';
import type { CareYear } from '../suppressions/keptOutBy';
import { readCare } from '../suppressions/readCare';
import { CACHED } from './cached';
import { finishShow, type Show } from './finishShow';
import { freshCache } from './freshCache';
import { gatheredReads } from './gatheredReads';
import { tokenOpener, type MayRead, type OpenedToken } from './openToken';
import { servedYearReader, type ServedYear } from './servedYear';

/** A valid link, and the year that it is of. */
export interface OpenedLink extends OpenedToken {
  readonly year: ServedYear;
}

/** What stands between a token and the screens that it shows. */
export interface ShowServer {
  openLink(token: string, mayRead: MayRead): Promise<Result<OpenedLink, ShowRefusalCode>>;
  showOf(link: OpenedLink): Promise<Result<Show, ShowRefusalCode>>;
  /** The screens of a link's show, in their order; none where there is no show. */
  screenIdsOf(link: OpenedLink): Promise<readonly ScreenId[]>;
  /** Something at this path has changed: what follows from it is read anew. */
  readonly noteChange: (path: string) => void;
}

/** Shows whose screens are remembered for the events that they send. */
const MOST_SHOWS = 20_000;
const MOST_YEARS = 50;
/** Parts of a year that its shows are made of. */
const SERVED_PARTS =
  /^(organisations\/[^/]+\/years\/[^/]+)(?:\/(?:searches|screens|publishing|fieldsList|calculatedFields)\/[^/]+)?$/;

const careYearOf = ({ compiled: { definitions } }: ServedYear): CareYear => ({
  year: definitions.year,
  fields: definitions.fields,
});

const ORGANISATION = /^organisations\/[^/]+$/;

export function showServer(services: Services): ShowServer {
  const { documents, now } = services;
  const get = gatheredReads(documents);
  const tokens = tokenOpener(services);
  const readYear = servedYearReader(services);
  const years = freshCache<ServedYear | null>({
    ...CACHED,
    most: MOST_YEARS,
    now,
    read: (path) => {
      const [, organisationId = '', , yearId = ''] = path.split('/');
      return readYear(yearScope(organisationId, yearId));
    },
  });
  const shown = new RecentMap<string, readonly ScreenId[]>(MOST_SHOWS);

  /** For a show, schedules and what is taken down hold at once, whatever is remembered. */
  const servedNow = async (scope: YearScope, known: ServedYear): Promise<ServedYear | null> => {
    const isOld = known.changesAt !== null && now() >= known.changesAt;
    if (!isOld && stampOf(await get(publishingPath(scope))) === known.publishingStamp) return known;
    years.forget(yearPath(scope));
    return years.get(yearPath(scope));
  };

  const showOf: ShowServer['showOf'] = async ({ scope, reference, year: known }) => {
    const year = await servedNow(scope, known);
    if (year === null) return failed('unknown-link');
    const path = personalLinkPath(scope, reference);
    const link = await get(path);
    const email = link?.data['supporter'];
    if (link === null || typeof email !== 'string') return failed('unknown-link');
    if (isRevoked(link)) return failed('revoked-link');
    const stored = await get(supporterPath(scope, email));
    if (stored === null) return failed('unknown-link');
    const supporter = supporterOf(stored);
    // In the words of a link whose time is over: any others would tell whoever opens it of the list (D332).
    if (keptBack(await readCare(services, scope.organisationId, get), careYearOf(year))(supporter))
      return failed('expired-link');
    if (year.isOver) return failed('expired-link');
    const show = finishShow(year, supporter);
    if (show === null) return failed('no-screens');
    shown.set(path, show.screenIds);
    return succeeded(show);
  };

  return {
    openLink: async (token, mayRead) => {
      const opened = await tokens.open(token, mayRead);
      if (!opened.ok) return opened;
      const year = await years.get(yearPath(opened.value.scope));
      return year === null ? failed('unknown-link') : succeeded({ ...opened.value, year });
    },
    showOf,
    screenIdsOf: async (link) => {
      const known = shown.get(personalLinkPath(link.scope, link.reference));
      // Whom a care list may name is looked at again: nobody counts what they do.
      const { state } = await readCare(services, link.scope.organisationId, get);
      if (known !== undefined && state === '') return known;
      const show = await showOf(link);
      return show.ok ? show.value.screenIds : [];
    },
    noteChange: (path) => {
      tokens.forget(path);
      shown.delete(path);
      const [, year] = SERVED_PARTS.exec(path) ?? [];
      if (year !== undefined) years.forget(year);
      if (ORGANISATION.test(path)) years.forgetBelow(`${path}/`);
    },
  };
}
