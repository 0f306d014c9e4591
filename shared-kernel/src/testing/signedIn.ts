import {
  asId,
  succeeded,
  type Organisation,
  type Roles,
  type UserId,
  type Year,
} from 'shared-kernel/model';
import { runningImportAtom } from '../running-import/runningImport';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { createStore } from 'jotai';
import { anOrganisation, aYear } from './builders';

interface SignedIn {
  readonly roles?: Partial<Roles>;
  readonly organisation?: Organisation;
  readonly year?: Year;
  readonly email?: string;
}

/** A session as the shell leaves it: somebody signed in, with an organisation and its one year, into which nothing is imported. */
export function signedIn(parts: SignedIn = {}): ReturnType<typeof createStore> {
  const { email = 'ada@example.org', organisation = anOrganisation(), year = aYear() } = parts;
  const userId = asId<UserId>('user-1');
  const store = createStore();
  store.set(authAtom, {
    status: 'loggedIn',
    userId,
    email,
    user: { id: userId, profile: { email, firstName: 'Ada' }, organisation: organisation.id },
    roles: { superadmin: false, admin: false, ...parts.roles },
  });
  store.set(organisationAtom, { status: 'ready', organisation, years: [year] });
  store.set(runningImportAtom, { load: () => Promise.resolve(succeeded(null)) });
  return store;
}
