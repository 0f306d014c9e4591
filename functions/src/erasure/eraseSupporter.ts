import type { OrganisationId, YearScope } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction, Caller } from '../caller';
import type { Services } from '../services';
import { erasurePath, yearPath } from '../store/paths';
import type { ErasedPerson } from '../suppressions/suppression';
import type { Erasure } from './erasure';
import { erasedPerson, yearsOf, yearsWith } from './erasedPerson';
import { importsOpen } from './importsAway';
import { logMention, mentionsIn, templateMentions, type Mention } from './mentions';
import { parseErase } from './requests';
import { runErasure, type ErasureState } from './runErasure';
import { preparedSuppression } from '../suppressions/suppress';

const REFUSALS = {
  working: 'is working. Please wait until it is done',
  waiting: 'waits with its file, which may hold this supporter. Finish or cancel it first',
} as const;

/** The erasure's share of the minute that a request has: those of large years go on in a run of their own (D584). */
const ANSWER_AFTER_MS = 25_000;

/**
 * Callable `eraseSupporter`: everything that the organisation holds about one person goes, in all its years and under
 * every email that was asked for, and no import takes them in again. `{ years, otherEmails, mentions,
 * ended, atWork }` says where they were supporters, who else bears a supporter id of theirs (and may be them), which
 * definitions and data of others still name them, and whether it has ended, is still at work, or (neither) waits for an
 * import; with `preview` nothing is erased. Admins only.
 */
export const eraseSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const timeIsUp = timeIsUpIn(services, ANSWER_AFTER_MS);
    const { organisationId, email, alsoEmails, preview } = parseErase(data);
    const { documents } = services;
    const admin = await requireAdmin(documents, caller, { organisationId }, 'erase supporters');
    const scopes = await yearsOf(documents, organisationId);
    const person = await erasedPerson(documents, organisationId, [email, ...alsoEmails]);
    const years = await yearsWith(documents, scopes, person);
    let state: ErasureState = 'done';
    if (!preview) {
      for (const scope of scopes) await requireNoImport(services, scope);
      const erasureId = await begin(services, organisationId, { scopes, person, admin });
      state = await runErasure({ ...services, timeIsUp }, { organisationId, erasureId });
    }
    const mentions: Mention[] = [
      ...(await logMention(documents, organisationId, person)),
      ...(await templateMentions(documents, organisationId, person)),
    ];
    for (const scope of scopes) mentions.push(...(await mentionsIn(services, scope, person)));
    return {
      years,
      otherEmails: person.others,
      mentions,
      // Else it goes on by itself.
      ended: state === 'done',
      atWork: state === 'atWork',
    };
  };

function timeIsUpIn({ now }: Pick<Services, 'now'>, milliseconds: number) {
  const at = now().getTime() + milliseconds;
  return {
    get aborted() {
      return now().getTime() >= at;
    },
  };
}

interface Beginning {
  readonly scopes: readonly YearScope[];
  readonly person: ErasedPerson;
  readonly admin: Caller;
}

/** From here on the person is kept out, and the erasure ends whatever happens. */
async function begin(
  services: Services,
  organisationId: OrganisationId,
  { scopes, person, admin }: Beginning,
): Promise<string> {
  const erasureId = services.newId();
  const erasure = {
    state: 'working',
    startedAt: services.now(),
    emails: [...person.emails],
    supporterIds: [...person.supporterIds],
    yearIds: scopes.map(({ yearId }) => yearId),
    owner: '',
    leaseUntil: null,
  } as const satisfies Erasure;
  await services.documents.transaction(async (transaction) => {
    const suppress = await preparedSuppression(
      services,
      transaction,
      organisationId,
      person,
      erasureId,
    );
    suppress();
    transaction.write({ kind: 'set', path: erasurePath(organisationId, erasureId), data: erasure });
    transaction.write(activityEntry(services, { organisationId }, admin, 'supporterErased'));
  });
  return erasureId;
}

/** An import that has a file may bring back whom it names: nothing is begun that could not be ended now. */
async function requireNoImport(services: Services, scope: YearScope): Promise<void> {
  const refusal = await importsOpen(services, scope);
  if (refusal === null || refusal === 'taken') return;
  const year = await services.documents.get(yearPath(scope));
  const name = typeof year?.data['name'] === 'string' ? year.data['name'] : scope.yearId;
  throw new CallableError('failed-precondition', `An import of ${name} ${REFUSALS[refusal]}`);
}
