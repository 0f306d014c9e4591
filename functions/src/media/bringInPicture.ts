import * as v from 'valibot';
import { rateLimit } from '../access/rateLimit';
import { requireEditor } from '../access/requireEditor';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { Organisation, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { fetchPublicPicture } from './bring-in/fetchPublicPicture';
import { pictureName } from './pictureName';
import { storePicture } from './storePicture';

const Request = v.object({
  organisationId: Organisation,
  address: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
});

/** Others pay for what is fetched, and each takes seconds of a processor. */
const BY_PERSON = { burst: 20, perSecond: 0.1 } as const;

/**
 * Callable `bringInPicture`: copies the picture at an https address of another site into the library; gives
 * `{ id, known }`. The server fetches it, since browsers keep what other sites hold from pages: from public addresses
 * alone, whatever names and redirects say (D264). Members only.
 */
export function bringInPicture(services: Services): CallableFunction {
  const { documents, now, fetchPicture = fetchPublicPicture } = services;
  const people = rateLimit({ ...BY_PERSON, now });
  return async (data, signedIn) => {
    const { organisationId, address } = parseRequest(Request, data);
    const caller = await requireEditor(
      documents,
      signedIn,
      { organisationId },
      'add to its pictures',
    );
    const waitSeconds = people(caller.uid);
    if (waitSeconds > 0)
      throw new CallableError(
        'resource-exhausted',
        `You have brought in many pictures in a row. Please wait ${String(waitSeconds)} seconds`,
      );
    const fetched = await fetchPicture(address);
    if (!fetched.ok) throw new CallableError('failed-precondition', fetched.error);
    return storePicture(services, caller, organisationId, {
      bytes: fetched.value,
      crop: null,
      name: nameIn(address),
    });
  };
}

/** The last part of the address, without its ending. */
function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return pictureName(last.replace(/\.\w{1,5}$/, '').replaceAll(/[-_+]|%20/g, ' '));
}
