import { randomBytes } from 'node:crypto';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { Area } from '../documents';
import { isRecord, type UnknownRecord } from '../documents/record';
import { openAccountBook, type AccountBook } from './accountBook';
import { ADMIN_OPERATIONS } from './adminOperations';
import { faultResponse, notImplemented, refused, type AuthFault } from './authFault';
import type { SendMail } from './mail';
import type { AuthOperation } from './operation';
import { OWN_OPERATIONS, refresh } from './ownOperations';
import type { Trust } from './trust';

export interface AuthHandlerOptions {
  /** Where a project keeps its accounts. */
  readonly areaOf: (projectId: string) => Area;
  readonly now: () => Date;
  readonly trust: Trust;
  /** The ids of new accounts. */
  readonly newId?: () => string;
  /** Where mails go; without it what needs one is not supported. */
  readonly sendMail?: SendMail;
}

/** Which operation a request asks for, and of which project. */
interface Call {
  readonly operation: AuthOperation;
  readonly projectId: string;
}

const OWN = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/;
const ADMIN = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([\w-]+)\/accounts(?::(\w+))?$/;
const TOKEN = '/securetoken.googleapis.com/v1/token';
const SERVICES = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Identity Toolkit and Secure Token as `firebase/auth` and firebase-admin speak to an emulator: takes
 * a request, answers it, or gives null when the path is not theirs. Clients' addresses name no project:
 * here the API key is the project's id.
 */
export function createAuthHandler({
  areaOf,
  now,
  trust,
  newId = randomId,
  sendMail,
}: AuthHandlerOptions): (request: Request) => Promise<Response | null> {
  const books = new Map<string, Promise<AccountBook>>();
  const bookOf = (projectId: string): Promise<AccountBook> => {
    const book = books.get(projectId) ?? openAccountBook(areaOf(projectId));
    books.set(projectId, book);
    return book;
  };
  return async (request) => {
    const url = new URL(request.url);
    if (!SERVICES.test(url.pathname)) return null;
    const call = callOf(url, trust.isOwner(request.headers.get('authorization')));
    if (!call.ok) return faultResponse(call.error);
    const body = await readBody(request, url);
    if (!body.ok) return faultResponse(body.error);
    const { operation, projectId } = call.value;
    const book = await bookOf(projectId);
    const answer = await book.alone(() =>
      operation({
        book,
        projectId,
        body: body.value,
        now: now(),
        newId,
        trust,
        sendMail: sendMail ?? null,
      }),
    );
    return answer.ok ? Response.json(answer.value) : faultResponse(answer.error);
  };
}

function callOf(url: URL, isOwner: boolean): Result<Call, AuthFault> {
  const admin = ADMIN.exec(url.pathname);
  if (admin !== null) {
    const [, projectId = '', name = ''] = admin;
    const operation = ADMIN_OPERATIONS.get(name);
    if (operation === undefined) return notImplemented(`accounts:${name} of a project`);
    if (!isOwner) {
      return failed({ status: 401, code: 'UNAUTHENTICATED', explanation: 'Only the owner may.' });
    }
    return succeeded({ operation, projectId });
  }
  const name = OWN.exec(url.pathname)?.[1];
  const operation =
    url.pathname === TOKEN ? refresh : name === undefined ? undefined : OWN_OPERATIONS.get(name);
  if (operation === undefined) return notImplemented(url.pathname.split('/').slice(2).join('/'));
  const projectId = url.searchParams.get('key');
  return projectId === null || projectId === ''
    ? failed({ status: 403, code: 'PERMISSION_DENIED', explanation: 'The API key is missing.' })
    : succeeded({ operation, projectId });
}

/** The body's members, be it JSON or a form; a GET has its query instead. */
async function readBody(request: Request, url: URL): Promise<Result<UnknownRecord, AuthFault>> {
  if (request.method === 'GET') return succeeded(Object.fromEntries(url.searchParams));
  const text = await request.text();
  if (request.headers.get('content-type')?.includes('form-urlencoded') === true) {
    return succeeded(Object.fromEntries(new URLSearchParams(text)));
  }
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? succeeded(json) : refused('INVALID_ARGUMENT', 'The body is no object.');
  } catch {
    return refused('INVALID_ARGUMENT', 'The body is not JSON.');
  }
}

/** 28 letters and digits, as Firebase's own ids. */
const randomId = (): string =>
  randomBytes(32).toString('base64').replace(/[+/=]/g, '').slice(0, 28).padEnd(28, '0');
