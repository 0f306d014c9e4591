import { failed, type Result } from 'shared-kernel/model';
import { unimplemented, type DocumentDatabase, type Fault } from '../documents';
import type { Authorize } from './access';
import { operations } from './operations';
import { isFirestorePath, parseCall, readBody } from './request';
import { faultResponse } from './wire';

export interface FirestoreRestOptions {
  readonly store: DocumentDatabase;
  readonly authorize: Authorize;
  /** The account of a raw Authorization header, of whom the changes of a commit are told; null where it has none. */
  readonly authorOf?: (authorization: string | null, projectId: string) => string | null;
}

/**
 * Firestore's REST API as `firebase/firestore/lite` speaks it: takes a request, answers it, or gives
 * null when the path is not this API's. The project is the one that the path names.
 */
export function firestoreRestHandler(options: FirestoreRestOptions) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!isFirestorePath(pathname)) return null;
    const answer = await answerOf(request, pathname, options);
    return answer.ok ? Response.json(answer.value) : faultResponse(answer.error);
  };
}

async function answerOf(
  request: Request,
  pathname: string,
  { store, authorize, authorOf }: FirestoreRestOptions,
): Promise<Result<unknown, Fault>> {
  const call = parseCall(pathname);
  if (!call.ok) return call;
  if (call.value === null) return unimplemented(`${request.method} of a resource`);
  const { projectId, path, verb } = call.value;
  const operation = operations.get(verb);
  if (operation === undefined || request.method !== 'POST') {
    return unimplemented(`${request.method} :${verb}`);
  }
  const body = await readBody(request);
  if (!body.ok) return body;
  const identity = request.headers.get('authorization');
  try {
    return await operation({
      store: store.project(projectId),
      parent: path,
      body: body.value,
      authorize,
      identity,
      author: authorOf?.(identity, projectId) ?? null,
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    process.emitWarning(`Firestore :${verb} failed: ${message}`);
    return failed({ code: 'INTERNAL', message });
  }
}
