import { succeeded } from 'shared-kernel/model';
import { notImplemented, refused } from './authFault';
import type { Mail } from './mail';
import { textAt, type AuthOperation } from './operation';

/**
 * `accounts:sendOobCode`, for a new password only. An email without an account gets the same answer and no mail, as in
 * a project that is protected against finding out who has one.
 */
export const sendOobCode: AuthOperation = async ({ book, body, sendMail }) => {
  if (sendMail === null) return notImplemented('sendOobCode');
  const kind = textAt(body, 'requestType');
  if (kind === null) return refused('MISSING_REQ_TYPE');
  if (kind !== 'PASSWORD_RESET') return notImplemented(`sendOobCode for ${kind}`);
  const email = textAt(body, 'email');
  if (email === null) return refused('MISSING_EMAIL');
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return refused('INVALID_EMAIL');
  const continueUrl = textAt(body, 'continueUrl');
  if (continueUrl !== null && !isWebAddress(continueUrl)) return refused('INVALID_CONTINUE_URI');

  const account = book.byEmail(email);
  if (account?.email != null) await sendMail(resetMail(account.email, continueUrl));
  return succeeded({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
};

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Nobody has a password here, so there is none to choose by a link. */
const resetMail = (to: string, continueUrl: string | null): Mail => ({
  to,
  subject: 'A new password for Supporter Screens',
  text: `Hello,

somebody, hopefully you, asked for a new password for this email address.

In production the identity provider sends this mail, with a link to choose the password. This installation runs on your
own machine, where nobody has a password: choose your account at ${continueUrl ?? 'the login page'}.

If it was not you who asked, there is nothing to do.
`,
});
