import { CallableError, type CallableCode } from '../callableError';

/** HTTP status of each refusal, as the callable protocol maps them. */
const STATUS = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  aborted: 409,
  'resource-exhausted': 429,
  cancelled: 499,
  unavailable: 503,
} as const satisfies Record<CallableCode, number>;

/** Answers a route as a callable would: `{ error: { status, message } }` where it refuses. */
export async function answeringRefusals(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (failure) {
    if (!(failure instanceof CallableError)) throw failure;
    return httpRefusal(STATUS[failure.code], failure.code, failure.message);
  }
}

export const httpRefusal = (httpStatus: number, code: string, message: string): Response =>
  Response.json(
    { error: { status: code.toUpperCase().replaceAll('-', '_'), message } },
    { status: httpStatus },
  );
