import type { StartedServer, WireAnswer } from './startedServer';

/** The answers that a part of the wire may give: each status, and the bodies that go with it. */
export type AnswerShape = (answer: WireAnswer) => boolean;

const CODES = new Set([
  'INVALID_ARGUMENT',
  'FAILED_PRECONDITION',
  'OUT_OF_RANGE',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'ABORTED',
  'RESOURCE_EXHAUSTED',
  'CANCELLED',
  'UNIMPLEMENTED',
]);

/** Throws where an answer is none of its part's, or the server is not there any more. */
export async function holdsUp(
  server: StartedServer,
  answer: WireAnswer,
  shape: AnswerShape,
): Promise<void> {
  if (answer.status >= 500 && answer.status !== 501) throw broken('a fault of ours', answer);
  if (!shape(answer)) throw broken('a shape that nobody knows', answer);
  const health = await server.ask({ method: 'GET', path: '/healthz' });
  if (health.status !== 200) throw broken('a server that is not well', health);
  if (server.ended() !== null) throw new Error(`The server ended: ${server.printed()}`);
}

const broken = (what: string, { status, text }: WireAnswer): Error =>
  new Error(`The answer is ${what}: ${String(status)} ${text.slice(0, 500)}`);

/** Firestore's REST: JSON, or an error with its canonical code. */
export const firestoreShape: AnswerShape = ({ status, text }) =>
  status === 200 ? jsonOf(text) !== undefined : CODES.has(errorOf(text)['status'] as string);

/** Identity Toolkit: JSON, or an error whose message begins with a code. */
export const authShape: AnswerShape = ({ status, text }) =>
  status === 200
    ? jsonOf(text) !== undefined
    : /^[A-Z_]+( : .*)?$/su.test(String(errorOf(text)['message'])) &&
      errorOf(text)['code'] === status;

/** The callable protocol: `{ result }`, or `{ error }` with a canonical code. */
export const callableShape: AnswerShape = ({ status, text }) =>
  status === 200
    ? Object.hasOwn(recordOf(jsonOf(text)), 'result')
    : CODES.has(errorOf(text)['status'] as string) && errorOf(text)['message'] !== '';

/** The upload of a chunk: nothing, or `{ error }`. */
export const uploadShape: AnswerShape = ({ status, text }) =>
  status === 204 ? text === '' : CODES.has(errorOf(text)['status'] as string);

/** The embed's: a show, a refusal with its code, or nothing. */
export const embedShape: AnswerShape = ({ status, text }) =>
  [204, 404, 405].includes(status) || (text !== '' && recordOf(jsonOf(text))['version'] === 1);

/** A page, a file, or one of the errors of the wires. */
export const anyShape: AnswerShape = ({ status }) => status >= 200;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const errorOf = (text: string): Readonly<Record<string, unknown>> =>
  recordOf(recordOf(jsonOf(text))['error']);
