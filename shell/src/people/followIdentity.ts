import type { createStore } from 'jotai';
import {
  authAtom,
  chosenYearIdAtom,
  keepTokenFresh,
  organisationAtom,
  organisationsAtom,
  toastAtom,
  type Identity,
} from 'shared-kernel/session';
import { forgetFrame } from '../first-paint/rememberedFrame';
import { keptClaim } from './claim';
import { loadPerson, type Person } from './loadPerson';
import {
  recallLastOrganisation,
  recallOrganisation,
  recallYear,
  rememberLastOrganisation,
} from './rememberedChoice';
import { rememberPerson } from './rememberedPerson';
import { farewellAtom, newcomerAtom, signInFailureAtom } from './signInAtoms';

export interface Following {
  readonly follow: (identity: Identity | null) => Promise<void>;
  readonly stop: () => void;
}

/** Makes a session of whoever is signed in: loads the person, and sets the atoms once all of it is known. */
export function followIdentity(
  store: ReturnType<typeof createStore>,
  keepFresh: () => () => void = keepTokenFresh,
): Following {
  let turn = 0;
  let stopKeeping = nothing;

  const follow = async (identity: Identity | null): Promise<void> => {
    const mine = ++turn;
    stopKeeping();
    stopKeeping = identity === null ? nothing : keepFresh();
    if (identity === null) {
      end(store);
      return;
    }
    if (!isShown(store, identity)) {
      store.set(organisationAtom, { status: 'loading' });
      store.set(authAtom, { status: 'loading' });
    }
    const claim = keptClaim();
    // Once in the life of an installation: nobody else waits for its code.
    const refusal =
      claim === null ? null : await (await import('./takeUpClaim')).takeUpClaim(claim);
    const person = await loadPerson(identity, {
      chosenId: recallOrganisation(identity.userId),
      lastId: recallLastOrganisation(identity.userId),
    });
    if (mine !== turn) return;
    begin(store, person);
    if (refusal !== null) showRefusal(store, refusal);
  };
  return {
    follow,
    stop: () => {
      turn++;
      stopKeeping();
    },
  };
}

const nothing = (): void => undefined;

/** Whose page is there already: it stays until they are loaded anew, or a press on it would be lost. */
function isShown(store: ReturnType<typeof createStore>, { userId }: Identity): boolean {
  const auth = store.get(authAtom);
  const { status } = store.get(organisationAtom);
  return (
    auth.status === 'loggedIn' &&
    auth.userId === userId &&
    (status === 'ready' || status === 'none')
  );
}

function showRefusal(store: ReturnType<typeof createStore>, body: string): void {
  const toast = { header: 'Superadmin', body, delayMs: null };
  store.set(toastAtom, (before) => ({ key: (before?.key ?? 0) + 1, toast }));
}

function end(store: ReturnType<typeof createStore>): void {
  const auth = store.get(authAtom);
  if (auth.status === 'loggedIn') {
    store.set(farewellAtom, (farewell) => farewell ?? 'ended');
    forgetFrame(auth.userId);
  }
  store.set(chosenYearIdAtom, null);
  store.set(organisationsAtom, []);
  store.set(organisationAtom, { status: 'none' });
  store.set(authAtom, { status: 'loggedOut' });
}

function begin(store: ReturnType<typeof createStore>, person: Person): void {
  const { auth, organisations, organisation, isNew } = person;
  const yearId =
    organisation.status === 'ready' ? recallYear(auth.userId, organisation.organisation.id) : null;
  if (auth.user !== null) rememberPerson(auth.user.profile);
  if (organisation.status === 'ready')
    rememberLastOrganisation(auth.userId, organisation.organisation.id);
  store.set(farewellAtom, null);
  store.set(signInFailureAtom, null);
  store.set(organisationsAtom, organisations);
  store.set(organisationAtom, organisation);
  store.set(chosenYearIdAtom, yearId);
  store.set(newcomerAtom, isNew);
  store.set(authAtom, auth);
}
