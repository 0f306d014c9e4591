import { succeeded } from 'shared-kernel/model';
import { accountBody } from './accountBody';
import { refused } from './authFault';
import { signInTokens } from './signInTokens';
import { changedAccount, OWN_CHANGES } from './changedAccount';
import { mintIdToken, providerOf, TOKEN_LIFETIME_SECONDS } from './idToken';
import { accountFault, signedIn, textAt, type AuthOperation } from './operation';
import { mintRefreshToken, readRefreshToken } from './refreshToken';
import { sendOobCode } from './sendOobCode';
import { signInWithIdp } from './signInWithIdp';

const lookup: AuthOperation = (call) => {
  const own = signedIn(call);
  if (!own.ok) return own;
  const users = [accountBody(own.value.account)];
  return succeeded({ kind: 'identitytoolkit#GetAccountInfoResponse', users });
};

const update: AuthOperation = async (call) => {
  const own = signedIn(call);
  if (!own.ok) return own;
  const { claims } = own.value;
  const authTime = claims.auth_time;
  const { projectId, now, book, trust } = call;
  const changed = changedAccount(own.value.account, call.body, OWN_CHANGES, book);
  if (!changed.ok) return changed;
  const account = changed.value;
  await book.save(account);
  return succeeded({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...accountBody(account),
    ...signInTokens({ account, projectId, provider: providerOf(claims), authTime }, now, trust),
  });
};

const remove: AuthOperation = async (call) => {
  const own = signedIn(call);
  if (!own.ok) return own;
  await call.book.remove(own.value.account.localId);
  return succeeded({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

/** How an email has signed in before. */
const createAuthUri: AuthOperation = ({ book, body, newId }) => {
  const identifier = textAt(body, 'identifier');
  if (identifier === null) return refused('MISSING_IDENTIFIER');
  if (textAt(body, 'continueUri') === null) return refused('MISSING_CONTINUE_URI');
  const account = book.byEmail(identifier);
  const methods = account?.providers.map(({ providerId }) => providerId) ?? [];
  return succeeded({
    kind: 'identitytoolkit#CreateAuthUriResponse',
    allProviders: methods,
    signinMethods: methods,
    registered: account !== null,
    sessionId: newId(),
  });
};

/** `/v1/token`: a new ID token for the sign-in that a refresh token stands for. */
export const refresh: AuthOperation = ({ book, projectId, body, now, trust }) => {
  if (body['grant_type'] !== 'refresh_token') return refused('INVALID_GRANT_TYPE');
  const text = textAt(body, 'refresh_token');
  if (text === null) return refused('MISSING_REFRESH_TOKEN');
  const token = readRefreshToken(text, trust);
  if (token?.projectId !== projectId) return refused('INVALID_REFRESH_TOKEN');
  const { localId, provider, authTime } = token;
  const account = book.byId(localId);
  const fault = accountFault(account, authTime);
  if (account === null || fault !== null) return refused(fault ?? 'USER_NOT_FOUND');
  const idToken = mintIdToken({ account, projectId, provider, authTime }, now, trust);
  return succeeded({
    id_token: idToken,
    access_token: idToken,
    refresh_token: mintRefreshToken(token, trust),
    expires_in: String(TOKEN_LIFETIME_SECONDS),
    token_type: 'Bearer',
    user_id: localId,
    project_id: projectId,
  });
};

/** What clients call under `/v1/accounts:`. */
export const OWN_OPERATIONS: ReadonlyMap<string, AuthOperation> = new Map([
  ['signInWithIdp', signInWithIdp],
  ['lookup', lookup],
  ['update', update],
  ['delete', remove],
  ['createAuthUri', createAuthUri],
  ['sendOobCode', sendOobCode],
]);
