import { normaliseEmail } from 'supporter-data';
import { emailOf, type Caller } from '../caller';

/** Who is signed in under an email that the identity provider has verified; null without one (D20). */
export const verifiedEmail = (caller: Caller): string | null =>
  caller.token['email_verified'] === true ? normaliseEmail(emailOf(caller)) : null;
