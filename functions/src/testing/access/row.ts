import type { Caller } from '../../caller';
import type { TestServer } from '../testServer';
import type { Organisation } from './world';

/**
 * Who may call: `signedIn` anybody with a token, `verified` anybody whose email it says is verified, `member` and `admin` those of the organisation that the request names,
 * superadmins with them; `editor` those of its members who do more than look, `publisher` those who may publish where that
 * is kept to publishers. `invited` and `itsMember` are those themselves, and no superadmin for them.
 */
export type Who =
  | 'signedIn'
  | 'verified'
  | 'member'
  | 'editor'
  | 'publisher'
  | 'admin'
  | 'superadmin'
  | 'invited'
  | 'itsMember';

/** Where a request is made ready: an organisation, its year, and an admin of it. */
export interface Home {
  readonly organisation: Organisation;
  readonly organisationId: string;
  readonly yearId: string;
  readonly admin: Caller;
}

/** What a callable is asked with; the ids that stand in it are exchanged for those of elsewhere. */
export type Request = Readonly<Record<string, unknown>>;

export interface Row {
  readonly who: Who;
  /** Makes ready what the call needs, and gives a request that succeeds for whoever may call. */
  readonly request: (on: TestServer, home: Home) => Request | Promise<Request>;
  /** What everybody says about themselves. */
  readonly inNameOf?: (caller: Caller) => Request;
  /** Whether who has deleted their account gets the same answer again. */
  readonly admitsDeparted?: true;
}

/** The ids by which most requests say what they are about. */
export const idsOf = ({ organisationId, yearId }: Home): Request => ({ organisationId, yearId });
export const organisationOf = ({ organisationId }: Home): Request => ({ organisationId });
