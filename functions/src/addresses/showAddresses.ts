import * as v from 'valibot';
import { rateLimit } from '../access/rateLimit';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { Caller, CallableFunction } from '../caller';
import { OfYear, parseInYear } from '../parseRequest';
import type { Services } from '../services';
import { neutralName } from '../suppressions/neutralText';
import { addressesOf, StoredExamples, type FoundExamples } from './addressesOf';
import { addressesIn } from './maskedAddresses';

const Request = v.object({
  ...OfYear,
  of: v.variant('kind', [
    StoredExamples,
    /** Who sees no screen, and whose screens take longest. */
    v.object({ kind: v.picklist(['unseen', 'longest']) }),
    /** A calculated field as it stands in the form: what `previewCalculatedField` is asked beside the year. */
    v.object({ kind: v.literal('calculated'), field: v.unknown(), requestId: v.unknown() }),
    /** Of a search as it stands in the editor: what `previewSearch` is asked beside the year. */
    v.object({
      kind: v.picklist(['matched', 'gained', 'lost']),
      search: v.unknown(),
      requestId: v.unknown(),
    }),
  ]),
});

/** Twenty lists at once, and one more each ten seconds: what somebody reads, not what carries a year off. */
const BY_PERSON = { burst: 20, perSecond: 0.1 } as const;

/** What answers without masks. */
export interface Unmasked {
  readonly readReach: CallableFunction;
  readonly previewCalculatedField: CallableFunction;
  readonly previewSearch: CallableFunction;
}

/**
 * Callable `showAddresses`: `{ emails }`, the addresses of examples in the order in which their masks are shown, and a line
 * in the log that says who looked at which (D377). For those who may edit.
 */
export function showAddresses(services: Services, unmasked: Unmasked): CallableFunction {
  const { documents, now } = services;
  const people = rateLimit({ ...BY_PERSON, now });

  return async (data, caller) => {
    const { scope, of } = parseInYear(Request, data);
    const member = await requireEditor(documents, caller, scope, 'see emails of its supporters');
    const waitSeconds = people(member.uid);
    if (waitSeconds > 0)
      throw new CallableError(
        'resource-exhausted',
        `You have looked at many emails in a row. Please wait ${String(waitSeconds)} seconds`,
        { waitSeconds },
      );
    const asked = { organisationId: scope.organisationId, yearId: scope.yearId };
    const find = (): Promise<FoundExamples> => {
      switch (of.kind) {
        case 'unseen':
        case 'longest':
          return inReach(unmasked, asked, member, of.kind);
        case 'calculated':
          return inPreview(unmasked, { ...asked, ...of }, member);
        case 'matched':
        case 'gained':
        case 'lost':
          return inImpact(unmasked, { ...asked, ...of }, member, of.kind);
        default:
          return addressesOf(documents, scope, of);
      }
    };
    const found = await find();
    const subject = await neutralName(services, scope.organisationId, found.name);
    await documents.commit([activityEntry(services, scope, member, 'addressesShown', '', subject)]);
    return { emails: found.emails };
  };
}

const Reach = v.object({
  unseen: v.object({ supporterEmails: v.array(v.string()) }),
  playing: v.nullable(v.object({ longestEmails: v.array(v.string()) })),
});

async function inReach(
  { readReach }: Unmasked,
  asked: object,
  member: Caller,
  kind: 'longest' | 'unseen',
): Promise<FoundExamples> {
  const { unseen, playing } = v.parse(Reach, await readReach(asked, member));
  const emails = kind === 'unseen' ? unseen.supporterEmails : (playing?.longestEmails ?? []);
  return { emails, name: '' };
}

const Examples = v.object({ supporterEmails: v.array(v.string()) });
const Impact = v.nullable(v.object({ matched: Examples, gained: Examples, lost: Examples }));

async function inImpact(
  { previewSearch }: Unmasked,
  asked: object,
  member: Caller,
  kind: 'gained' | 'lost' | 'matched',
): Promise<FoundExamples> {
  const impact = v.parse(Impact, await previewSearch(asked, member));
  return { emails: impact?.[kind].supporterEmails ?? [], name: '' };
}

const Preview = v.nullable(
  v.object({ examples: v.array(v.object({ supporterEmail: v.string() })) }),
);

async function inPreview(
  { previewCalculatedField }: Unmasked,
  asked: object,
  member: Caller,
): Promise<FoundExamples> {
  const preview = v.parse(Preview, await previewCalculatedField(asked, member));
  return { emails: addressesIn(preview?.examples ?? []), name: '' };
}
