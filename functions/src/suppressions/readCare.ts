import type { OrganisationId } from 'shared-kernel/model';
import type { KeptOut } from '../countingThreads';
import { RecentMap } from '../RecentMap';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { suppressionsPath } from '../store/paths';
import { careOf, type FoundCare } from './careEntry';
import { careRevision } from './careRevision';
import { plainEmail, plainSupporterId } from './plainSpelling';

/** Whom an organisation's care list names now. */
export interface Care {
  /** Changes whenever the list does, by hand or because a day has come; '' where there never was one. */
  readonly state: string;
  /** Who is in no count, example, preview, link or show; null where nobody is. */
  readonly keptOut: KeptOut | null;
  /** Whose links and show are kept back; null where nobody's are. */
  readonly quiet: KeptOut | null;
}

const NO_CARE: Care = { state: '', keptOut: null, quiet: null };

/** Organisations whose lists are kept. */
const KEPT = 50;

interface Read {
  readonly revision: string;
  readonly entries: Promise<readonly FoundCare[]>;
  care: { readonly care: Care; readonly from: number; readonly until: number } | null;
}

/** What was read of each store, by organisation: a list is read once for each of its revisions. */
const read = new WeakMap<object, RecentMap<string, Read>>();

/**
 * The care list as it stands: one document says which revision, so that a change holds from the next question on, in
 * every process. Days are looked at when it is asked.
 */
export async function readCare(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: OrganisationId,
  get?: DocumentReads['get'],
): Promise<Care> {
  const revision = await careRevision(get === undefined ? documents : { get }, organisationId);
  if (revision === '') return NO_CARE;
  const known = read.get(documents) ?? new RecentMap<string, Read>(KEPT);
  read.set(documents, known);
  let entry = known.get(organisationId);
  if (entry?.revision !== revision) {
    entry = { revision, entries: listedCare(documents, organisationId), care: null };
    known.set(organisationId, entry);
    // What could not be read is not remembered.
    entry.entries.catch(() => known.delete(organisationId));
  }
  const at = now().getTime();
  if (entry.care !== null && at >= entry.care.from && at < entry.care.until) return entry.care.care;
  const care = careAt(revision, await entry.entries, at);
  entry.care = care;
  return care.care;
}

/** Everybody whom staff put on the list, those whose days are over as well. */
export const listedCare = async (
  documents: Pick<DocumentReads, 'list'>,
  organisationId: OrganisationId,
): Promise<readonly FoundCare[]> =>
  (await documents.list(suppressionsPath(organisationId))).flatMap((one) => careOf(one) ?? []);

/** The list at a moment, and from when until when it is the same. */
function careAt(
  revision: string,
  entries: readonly FoundCare[],
  at: number,
): { readonly care: Care; readonly from: number; readonly until: number } {
  const ends = entries.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
  const from = Math.max(-Infinity, ...ends.filter((end) => end <= at));
  const until = Math.min(Infinity, ...ends.filter((end) => end > at));
  const inForce = entries.filter((entry) => entry.until === null || entry.until.getTime() > at);
  const state = from === -Infinity ? revision : `${revision} ${String(from)}`;
  return {
    from,
    until,
    care: {
      state,
      keptOut: keptOutOf(
        state,
        inForce.filter(({ effect }) => effect === 'out'),
      ),
      quiet: keptOutOf(
        state,
        inForce.filter(({ effect }) => effect === 'quiet'),
      ),
    },
  };
}

const keptOutOf = (state: string, entries: readonly FoundCare[]): KeptOut | null =>
  entries.length === 0
    ? null
    : {
        state,
        emails: untilBy(entries, 'email', plainEmail),
        supporterIds: untilBy(entries, 'supporterId', plainSupporterId),
        searches: entries.flatMap(({ id, search, until }) =>
          search === null ? [] : [{ id, ...search, until: until?.getTime() ?? null }],
        ),
      };

const untilBy = (
  entries: readonly FoundCare[],
  kind: FoundCare['of'],
  plain: (value: string) => string,
): ReadonlyMap<string, number | null> =>
  new Map(
    entries
      .filter(({ of }) => of === kind)
      .map(({ value, until }) => [plain(value), until?.getTime() ?? null]),
  );
