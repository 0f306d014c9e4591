import type { ServerAnswer } from './serverFailure';
import { failed, succeeded } from 'shared-kernel/model';
import * as v from 'valibot';
import { getServerOrigin, readIdToken, withValidToken } from '../firebase';
import { serverErrorCode, type ServerErrorCode, type ServerFailure } from './serverFailure';

const STATUS_CODES: Readonly<Record<number, ServerErrorCode>> = {
  400: 'server/invalid-argument',
  401: 'server/unauthenticated',
  403: 'server/permission-denied',
  404: 'server/not-found',
  409: 'server/failed-precondition',
  412: 'server/failed-precondition',
  413: 'server/invalid-argument',
  429: 'server/resource-exhausted',
  500: 'server/internal',
  502: 'server/unavailable',
  503: 'server/unavailable',
  504: 'server/deadline-exceeded',
};

const NO_CONTENT = 204;

const Refusal = v.object({ error: v.object({ status: v.string(), message: v.string() }) });

export type Bytes = Blob | Uint8Array<ArrayBuffer>;

/**
 * Posts bytes to a path of the server (D24) in the name of who is signed in. Gives what it answers, as JSON; undefined for
 * an answer without content.
 */
export const sendBytes = (path: string, bytes: Bytes): ServerAnswer<unknown> =>
  withValidToken(() => sendOnce(path, bytes));

async function sendOnce(path: string, bytes: Bytes): ServerAnswer<unknown> {
  const token = await readIdToken();
  if (token === null) {
    return failed({ code: 'server/unauthenticated', message: 'Nobody is signed in' });
  }
  try {
    const response = await fetch(`${getServerOrigin()}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
      },
      body: bytes,
    });
    if (!response.ok) return failed(await refusal(response));
    return succeeded(response.status === NO_CONTENT ? undefined : jsonOf(await response.text()));
  } catch (cause) {
    return failed({ code: 'server/unavailable', message: String(cause), cause });
  }
}

/** The body is `{ error: { status, message } }` where the handler answered, anything where a proxy did. */
async function refusal(response: Response): Promise<ServerFailure> {
  const error = v.safeParse(Refusal, jsonOf(await response.text()));
  const fallback = STATUS_CODES[response.status] ?? 'server/unknown';
  if (!error.success) return { code: fallback, message: '' };
  const { status, message } = error.output.error;
  const code = serverErrorCode(status.toLowerCase().replaceAll('_', '-'));
  return { code: code === 'server/unknown' ? fallback : code, message };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
