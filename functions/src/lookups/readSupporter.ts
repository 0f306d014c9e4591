import { compileYear, evaluateSupporter } from 'evaluation';
import {
  BOUNDS,
  civilDateInUtc,
  decodeYear,
  isDocumentId,
  numberWithin,
  type CivilDate,
  type YearScope,
} from 'shared-kernel/model';
import { normaliseEmail } from 'supporter-data';
import * as v from 'valibot';
import { requireEditor } from '../access/requireEditor';
import { requireMember } from '../access/requireMember';
import { addressesOf, StoredExamples } from '../addresses/addressesOf';
import { isMasked } from '../addresses/isMasked';
import { masked, withAddresses } from '../addresses/maskedAddresses';
import { noteLook } from '../activity/noteLook';
import type { CallableFunction } from '../caller';
import { readCountableSearches } from '../definitions/readDefinitions';
import { readFields } from '../definitions/readFields';
import { readSensitive } from '../definitions/sensitiveFields';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { keptOutMarkPath, supporterPath, yearPath, yearScope } from '../store/paths';
import { supporterOf } from '../store/supporterOf';

/** An email as supporters are stored, also one that an import would refuse today. */
const Request = v.object({
  organisationId: Organisation,
  yearId: DocumentId,
  email: v.optional(v.pipe(v.string(), v.maxLength(1_000), v.transform(normaliseEmail))),
  /** In the place of the email: one of these examples, whose address whoever asks need not know (D378). */
  example: v.optional(
    v.object({
      of: StoredExamples,
      index: v.pipe(numberWithin(BOUNDS.count), v.safeInteger()),
    }),
  ),
  /** Asks for values of sensitive fields. */
  reveal: v.optional(v.boolean(), false),
});

/**
 * Callable `readSupporter`: one supporter's document of a year as it is stored, for members, and a line in the log that says
 * who looked at whom (D354): `{ outcome: 'found', supporter }`, `absent`, or `keptOut` for who is on the care list (D333).
 * Of an example it tells the email as well, masked where the organisation wants that (D378).
 * Values of sensitive fields are left out, and all such fields named as `masked`, but for editors who ask with `reveal`,
 * which has a line of its own (D370);
 * `searchCounts` says how often each search matches with them (D373).
 */
export const readSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, yearId, email: written, example, reveal } = parseRequest(Request, data);
    const scope = yearScope(organisationId, yearId);
    const { documents } = services;
    const member = reveal
      ? await requireEditor(documents, caller, scope, 'see values of its sensitive fields')
      : await requireMember(documents, caller, scope, 'look at its supporters');
    const email =
      example === undefined
        ? written
        : (await addressesOf(documents, scope, example.of)).emails[example.index];
    if (email === undefined || !isDocumentId(email)) return { outcome: 'absent' };
    if (await isKeptOut(services, scope, email)) return { outcome: 'keptOut' };
    const stored = await documents.get(supporterPath(scope, email));
    if (stored === null) return { outcome: 'absent' };
    await noteLook(services, scope, member, reveal ? 'sensitiveSeen' : 'supporterSeen', email);
    const { supporterId, fields } = stored.data;
    const sensitive = reveal ? new Set<string>() : await readSensitive(documents, scope);
    const supporter =
      sensitive.size === 0
        ? { supporterId, fields }
        : {
            ...{ supporterId, fields: without(fields, sensitive), masked: [...sensitive].sort() },
            searchCounts: await searchCountsOf(
              documents,
              scope,
              stored,
              civilDateInUtc(services.now()),
            ),
          };
    if (example === undefined) return { outcome: 'found', supporter };
    const shown = { email, ...supporter };
    const isShown = !(await isMasked(documents, organisationId));
    return { outcome: 'found', supporter: isShown ? shown : withAddresses(shown, masked) };
  };

/** How often each search matches somebody, of whom not every value is told (D373); none where the year cannot be read. */
async function searchCountsOf(
  documents: DocumentReads,
  scope: YearScope,
  stored: StoredDocument,
  today: CivilDate,
): Promise<Readonly<Record<string, number>>> {
  const year = decodeYear(scope.yearId, (await documents.get(yearPath(scope)))?.data);
  if (!year.ok) return {};
  const fields = await readFields(documents, scope);
  const searches = await readCountableSearches(documents, scope, fields);
  const compiled = compileYear({ year: year.value, today, fields, searches, screens: [] });
  return evaluateSupporter(compiled, supporterOf(stored)).searchCounts;
}

/** The values of other fields; a reserved name is stored behind a backslash. */
const without = (fields: unknown, names: ReadonlySet<string>): object =>
  Object.fromEntries(
    Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).filter(
      ([key]) => !names.has(key) && !names.has(key.replace(/^\\/, '')),
    ),
  );

/** As `firestore.rules` reads the mark. */
async function isKeptOut(
  { documents, now }: Services,
  scope: YearScope,
  email: string,
): Promise<boolean> {
  const mark = await documents.get(keptOutMarkPath(scope, email));
  if (mark === null) return false;
  const { until } = mark.data;
  return !(until instanceof Date) || until > now();
}
