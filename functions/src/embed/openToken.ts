import {
  failed,
  succeeded,
  type Result,
  type ShowRefusalCode,
  type YearScope,
} from 'shared-kernel/model';
import { readLinkKey, type LinkKey } from '../links/linkKeys';
import { isSignedBy, readToken, signToken, type ReadToken } from '../links/linkToken';
import { referenceId } from '../links/references';
import type { Services } from '../services';
import { linkKeyPath, yearScope } from '../store/paths';
import { freshCache } from './freshCache';
import { CACHED } from './cached';

/** A link that we signed and that is valid today. Whether its own supporter was revoked is for its document to say. */
export interface OpenedToken {
  readonly scope: YearScope;
  readonly reference: string;
  /** Whether staff sent it to themselves: then nobody's events are counted (D481). */
  readonly isTest: boolean;
}

/** Whether somebody may have the server read what it does not remember. */
export type MayRead = () => boolean;

export interface TokenOpener {
  /** `mayRead` is asked before anything is read for it; where it may not be, it is unknown. */
  open(token: string, mayRead: MayRead): Promise<Result<OpenedToken, ShowRefusalCode>>;
  /** The keys of this path have changed. */
  forget(path: string): void;
}

const MOST_KEYS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells what we signed from all else, and nothing about all else: one answer, and the same work for it. */
export function tokenOpener({ documents, now, newSecret }: Services): TokenOpener {
  const keys = freshCache<LinkKey | null>({
    ...CACHED,
    most: MOST_KEYS,
    now,
    read: (path) => {
      const [, organisationId = '', , yearId = '', , number = ''] = path.split('/');
      return readLinkKey(documents, yearScope(organisationId, yearId), Number(number));
    },
  });
  const nobodysSecret = newSecret();
  const nobodysToken = tokenOfNobody(nobodysSecret);

  return {
    open: async (token, mayRead) => {
      const read = readToken(token);
      const { claims } = read ?? nobodysToken;
      const keyPath = linkKeyPath(claims.scope, claims.key);
      const isAsked = read !== null && (keys.has(keyPath) || mayRead());
      const key = isAsked ? await keys.get(keyPath) : null;
      const isOurs = isSignedBy(read ?? nobodysToken, key?.secret ?? nobodysSecret);
      if (read === null || key === null || !isOurs) return failed('unknown-link');
      if (key.retired) return failed('revoked-link');
      if (now().getTime() >= (claims.lastDay + 1) * DAY_MS) return failed('expired-link');
      const { scope, isTest } = claims;
      return succeeded({ scope, reference: referenceId(claims.reference), isTest });
    },
    forget: keys.forget,
  };
}

/** Stands in for a text that is no token, so that refusing it takes as long. */
function tokenOfNobody(secret: Uint8Array): ReadToken {
  const reference = secret.subarray(0, 16);
  const token = readToken(
    signToken(
      { scope: yearScope('nobody', 'never'), key: 0, reference, lastDay: 0, isTest: false },
      secret,
    ),
  );
  if (token === null) throw new Error('A token that was just made cannot be read');
  return token;
}
