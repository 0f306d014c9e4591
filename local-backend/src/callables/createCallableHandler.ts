import type { Result } from 'shared-kernel/model';
import { isRecord, type UnknownRecord } from '../documents/record';
import { plainData } from './wireData';
import { isCallableCode, WIRE_STATUS, type CallableCode } from './wireStatus';

/** Who calls, as the token says; null for a caller without a token. */
export interface Caller {
  readonly uid: string;
  readonly token: UnknownRecord;
}

/** Plain data in, plain data out. Refuses by throwing an error with the name CallableError and a code. */
export type CallableFunction = (data: unknown, caller: Caller | null) => Promise<unknown>;

export interface CallableHandlerOptions {
  readonly functions: Readonly<Record<string, CallableFunction>>;
  readonly identify: (
    authorizationHeader: string | null,
    projectId: string,
  ) => Result<Caller | null, 'unauthenticated'>;
  /** Whether what a function writes can be kept. */
  readonly hasSpace: () => Promise<boolean>;
  /** Where a failure that is a bug is told; standard error otherwise. */
  readonly log?: (message: string, cause: unknown) => void;
}

interface Refusal {
  readonly code: CallableCode;
  readonly message: string;
  readonly details?: unknown;
}

/** `/{project}/{region}/{name}`, the addresses of the Functions emulator. */
const ADDRESS = /^\/([a-z][a-z0-9-]*)\/([a-z]+-[a-z]+\d+)\/([A-Za-z][\w-]*)$/;

/**
 * Firebase's callable protocol, as `firebase/functions` speaks it to an emulator: takes a request,
 * answers it, or gives null when the path is not a function's.
 */
export function createCallableHandler({
  functions,
  identify,
  hasSpace,
  log = console.error,
}: CallableHandlerOptions): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const address = ADDRESS.exec(new URL(request.url).pathname);
    if (address === null) return null;
    const [, projectId = '', , name = ''] = address;
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (run === undefined) {
      return refusalResponse({ code: 'not-found', message: `There is no function ${name}.` });
    }
    const data = await readData(request);
    if (data === null) return refusalResponse(BAD_REQUEST);
    const caller = identify(request.headers.get('authorization'), projectId);
    if (!caller.ok) return refusalResponse(UNAUTHENTICATED);
    if (!(await hasSpace())) return refusalResponse(FULL);
    try {
      const result = await run(data.value, caller.value);
      return Response.json({ result: result ?? null });
    } catch (thrown) {
      const refusal = refusalIn(thrown);
      if (refusal === null) log(`The function ${name} failed.`, thrown);
      return refusalResponse(refusal ?? INTERNAL);
    }
  };
}

const BAD_REQUEST: Refusal = { code: 'invalid-argument', message: 'Bad Request' };
const UNAUTHENTICATED: Refusal = { code: 'unauthenticated', message: 'Unauthenticated' };
/** Without it, a function would go on trying to write for minutes, and its caller see nothing. */
const FULL: Refusal = { code: 'resource-exhausted', message: 'The disk of the server is full.' };
const INTERNAL: Refusal = { code: 'internal', message: 'INTERNAL' };

/** `{ data }` sent by POST as JSON, or null. */
async function readData(request: Request): Promise<{ readonly value: unknown } | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (request.method !== 'POST' || type !== 'application/json') return null;
  try {
    const body: unknown = await request.json();
    return isRecord(body) && 'data' in body ? { value: plainData(body['data']) } : null;
  } catch {
    return null;
  }
}

/** What a function refused with on purpose; null for any other throw. */
function refusalIn(thrown: unknown): Refusal | null {
  if (!(thrown instanceof Error) || thrown.name !== 'CallableError') return null;
  if (!('code' in thrown) || !isCallableCode(thrown.code)) return null;
  const details = 'details' in thrown ? thrown.details : undefined;
  return { code: thrown.code, message: thrown.message, details };
}

function refusalResponse({ code, message, details }: Refusal): Response {
  const { status, http } = WIRE_STATUS[code];
  const error = { status, message, ...(details === undefined ? {} : { details }) };
  return Response.json({ error }, { status: http });
}
