import {
  createUser,
  loadOrganisations,
  failureSentence,
  readRoles,
  readUser,
  type DataFailure,
} from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type Organisation,
  type OrganisationId,
  type Result,
  type User,
} from 'shared-kernel/model';
import {
  readOrganisation,
  type AuthState,
  type Identity,
  type OrganisationLoad,
} from 'shared-kernel/session';
import { firstWord } from './firstWord';

/** What is known of a person once signed in (spec §4): profile, roles, organisation. */
export interface Person {
  readonly auth: AuthState & { readonly status: 'loggedIn' };
  readonly organisations: readonly Organisation[];
  readonly organisation: OrganisationLoad;
  /** True when the user document was created just now. */
  readonly isNew: boolean;
}

interface EarlierVisit {
  /** The organisation that the person chose last: only a superadmin has a choice. */
  readonly chosenId: OrganisationId | null;
  /** The one that they were in, which is asked for at once; what is read of another one is not looked at. */
  readonly lastId: OrganisationId | null;
}

export async function loadPerson(
  identity: Identity,
  { chosenId, lastId }: EarlierVisit,
): Promise<Person> {
  const { userId } = identity;
  const guess = lastId !== null && {
    roles: readRoles(userId, lastId),
    organisation: readOrganisation(lastId),
  };
  const found = await readOrCreateUser(identity);
  if (!found.ok) log('reading the user', found.error);
  const user = found.ok ? found.value.user : null;

  const ownId = user?.organisation ?? null;
  const { roles, failures } = await (guess && ownId === lastId
    ? guess.roles
    : readRoles(userId, ownId));
  failures.forEach((failure) => {
    log('looking up a role', failure);
  });

  const listing = roles.superadmin ? await readOrganisations() : succeeded([]);
  const organisations = listing.ok ? listing.value : [];
  const chosen = organisations.find(({ id }) => id === chosenId);
  const organisationId = chosen?.id ?? ownId ?? organisations[0]?.id ?? null;
  const read = (id: OrganisationId) =>
    guess && id === lastId ? guess.organisation : readOrganisation(id);
  return {
    auth: { status: 'loggedIn', userId, email: identity.email, user, roles },
    organisations,
    organisation: found.ok
      ? await readChoice(organisationId, listing, read)
      : failedLoad(found.error),
    isNew: found.ok && found.value.isNew,
  };
}

/** Nobody is without an organisation as long as it is not known (D25). */
async function readChoice(
  id: OrganisationId | null,
  listing: Result<unknown, DataFailure>,
  read: (id: OrganisationId) => Promise<OrganisationLoad>,
): Promise<OrganisationLoad> {
  if (id !== null) return read(id);
  return listing.ok ? { status: 'none' } : failedLoad(listing.error);
}

async function readOrCreateUser(
  identity: Identity,
): Promise<Result<{ user: User; isNew: boolean }, DataFailure>> {
  const stored = await readUser(identity.userId);
  if (stored.ok) return succeeded({ user: stored.value, isNew: false });
  if (stored.error.code !== 'data/not-found') return stored;
  const profile = { email: identity.email, firstName: firstWord(identity.displayName) };
  const created = await createUser(identity.userId, profile);
  return created.ok
    ? succeeded({ user: { id: identity.userId, profile, organisation: null }, isNew: true })
    : failed(created.error);
}

async function readOrganisations(): Promise<Result<readonly Organisation[], DataFailure>> {
  const listing = await loadOrganisations();
  if (!listing.ok) return listing;
  return succeeded([...listing.value.items].sort((a, b) => a.name.localeCompare(b.name)));
}

const failedLoad = (failure: DataFailure): OrganisationLoad => ({
  status: 'failed',
  sentence: failureSentence(failure),
});

/** Failures that the spec only logs (§8). The code says enough; no personal data goes to the log. */
function log(doing: string, failure: DataFailure): void {
  console.error(`Failed ${doing}: ${failure.code}`);
}
