import { TERMINAL_NAME } from './importRecord';
import { capitalised } from './textTidying';

/** What stands in the place of the email of staff who have deleted their account. */
export const FORMER_MEMBER = 'a former member';

/** How long ago somebody may have logged in who deletes their account, as Firebase has it for its own deletions. */
export const RECENT_LOGIN_MINUTES = 5;

/** Who did something, at the beginning of a sentence: an email stays as it is. */
export const actorAtStart = (name: string): string =>
  name === FORMER_MEMBER || name === TERMINAL_NAME ? capitalised(name) : name;
