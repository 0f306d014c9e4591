import { asId, type ImportId } from 'shared-kernel/model';
import { CallableError } from '../../callableError';
import type { Caller } from '../../caller';
import type { TestServer } from '../testServer';
import { idsOf, type Request, type Row } from './row';
import { ROWS, type CallableName } from './rows';
import { announced, chunkOf } from './rows/importRows';
import { pictureOf, pictureRequest } from './rows/mediaRows';
import { ORGANISATIONS } from './world';

/** How a question ended. `code` is that of the callable protocol; `crash` is none of ours. */
export type Outcome =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'refusal'; readonly code: string; readonly text: string }
  | { readonly kind: 'crash'; readonly text: string };

/** Something that may be asked of the server, with its row of the matrix. */
export interface Operation extends Row {
  readonly name: string;
  readonly ask: (on: TestServer, request: Request, caller: Caller | null) => Promise<Outcome>;
}

export const CALLABLE_OPERATIONS: readonly Operation[] = Object.entries<Row>(ROWS).map(
  ([name, row]) => ({
    name,
    ...row,
    ask: (on, request, caller) =>
      outcomeOf(() => {
        const own = caller === null ? {} : row.inNameOf?.(caller);
        return on.handlers.callables[name as CallableName]({ ...request, ...own }, caller);
      }),
  }),
);

/** The HTTP routes at which somebody signs in; what is asked with a link has a table of its own (`linkCells`). */
export const ROUTE_OPERATIONS = {
  uploadImportChunk: {
    name: 'uploadImportChunk',
    who: 'admin',
    request: async (on, home) => ({ ...idsOf(home), importId: await announced(on, home) }),
    ask: (on, request, caller) => outcomeOf(() => sendChunk(on, request, caller)),
  },
  uploadPicture: {
    name: 'uploadPicture',
    who: 'editor',
    request: (_, home) => ({ organisationId: home.organisationId, bytes: pictureOf(home) }),
    ask: (on, request, caller) => outcomeOf(() => sendPicture(on, request, caller)),
  },
} as const satisfies Readonly<Record<string, Operation>>;

async function sendChunk(on: TestServer, request: Request, caller: Caller | null): Promise<null> {
  const home = {
    organisation: ORGANISATIONS[0],
    organisationId: String(request['organisationId']),
    yearId: String(request['yearId']),
    admin: { uid: '', token: {} },
  };
  const chunk = chunkOf(home, asId<ImportId>(String(request['importId'])));
  return refusedOrNull(await on.handlers.chunkUpload(chunk, caller));
}

async function sendPicture(on: TestServer, request: Request, caller: Caller | null): Promise<null> {
  const bytes = request['bytes'] as Uint8Array<ArrayBuffer>;
  const sent = pictureRequest(String(request['organisationId']), bytes);
  return refusedOrNull(await on.handlers.mediaUpload(sent, caller));
}

async function refusedOrNull(answer: Response): Promise<null> {
  if (answer.ok) return null;
  const { error } = (await answer.json()) as { error: { status: string; message: string } };
  const code = error.status.toLowerCase().replaceAll('_', '-');
  throw new CallableError(code as CallableError['code'], error.message);
}

async function outcomeOf(ask: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { kind: 'answer', text: JSON.stringify(await ask()) };
  } catch (failure) {
    const text = String(failure);
    if (failure instanceof CallableError)
      return {
        kind: 'refusal',
        code: failure.code,
        text: `${text} ${JSON.stringify(failure.details)}`,
      };
    return { kind: 'crash', text };
  }
}
