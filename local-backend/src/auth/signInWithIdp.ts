import { succeeded } from 'shared-kernel/model';
import { newAccount, type Account, type ProviderLink } from './account';
import type { AccountBook } from './accountBook';
import { notImplemented, refused } from './authFault';
import { secondsOf } from './idToken';
import { readIdpCredential, type IdpPerson } from './idpCredential';
import { textAt, type AuthOperation } from './operation';
import { signInTokens } from './signInTokens';

/** `accounts:signInWithIdp`: signs a person of an identity provider in, making the account when missing. */
export const signInWithIdp: AuthOperation = async ({
  book,
  projectId,
  body,
  now,
  newId,
  trust,
}) => {
  if (textAt(body, 'idToken') !== null) return notImplemented('Linking a provider to an account');
  if (textAt(body, 'pendingToken') !== null) return notImplemented('A pending token');
  const credential = readIdpCredential(textAt(body, 'postBody'));
  if (!credential.ok) return credential;
  const person = credential.value;
  const known = knownAccount(book, person);
  if (known !== null && !mayEnter(known, person)) {
    return succeeded({ ...personBody(person), needConfirmation: true, verifiedProvider: [] });
  }
  if (known?.disabled === true) return refused('USER_DISABLED');
  const account = withPerson(known ?? newAccount(newId(), now), person, now);
  await book.save(account);
  const authTime = secondsOf(now);
  const provider = person.providerId;
  return succeeded({
    ...personBody(person),
    localId: account.localId,
    displayName: account.displayName ?? '',
    isNewUser: known === null,
    ...signInTokens({ account, projectId, provider, authTime }, now, trust),
  });
};

const knownAccount = (book: AccountBook, { providerId, rawId, email }: IdpPerson): Account | null =>
  book.byProvider(providerId, rawId) ?? (email === null ? null : book.byEmail(email));

/** An account with the same email is the person's own only if the provider has verified that email. */
const mayEnter = (
  { providers }: Account,
  { providerId, rawId, emailVerified }: IdpPerson,
): boolean =>
  emailVerified || providers.some((link) => link.providerId === providerId && link.rawId === rawId);

function withPerson(account: Account, person: IdpPerson, now: Date): Account {
  const { providerId, rawId, email, displayName, photoUrl } = person;
  const link: ProviderLink = { providerId, rawId, email, displayName, photoUrl };
  const others = account.providers.filter((other) => other.providerId !== providerId);
  return {
    ...account,
    email: account.email ?? email,
    emailVerified: account.emailVerified || (person.emailVerified && sameEmail(account, person)),
    displayName: account.displayName ?? displayName,
    photoUrl: account.photoUrl ?? photoUrl,
    providers: [...others, link],
    lastLoginAt: now.getTime(),
  };
}

const sameEmail = (account: Account, { email }: IdpPerson): boolean =>
  account.email === null || account.email === email;

const personBody = ({
  providerId,
  rawId,
  email,
  emailVerified,
  displayName,
  idToken,
}: IdpPerson) => ({
  kind: 'identitytoolkit#VerifyAssertionResponse',
  context: '',
  providerId,
  federatedId: `https://accounts.google.com/${rawId}`,
  ...(email === null ? {} : { email, emailVerified }),
  ...(displayName === null ? {} : { displayName, fullName: displayName }),
  oauthIdToken: idToken,
  rawUserInfo: JSON.stringify({
    id: rawId,
    email,
    verified_email: emailVerified,
    ...(displayName === null ? {} : { name: displayName }),
  }),
});
