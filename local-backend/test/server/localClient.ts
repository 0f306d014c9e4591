import { createHash } from 'node:crypto';
import type { ImportMapping } from 'shared-kernel/model';
import { DEMO_PEOPLE, PROJECT_ID } from '../../src';

type Fields = Readonly<Record<string, unknown>>;

export interface LocalClient {
  readonly uid: string;
  /** Documents' fields in REST form, null where there is none; throws with the HTTP status where it is refused. */
  read(...paths: readonly string[]): Promise<readonly (Fields | null)[]>;
  /** The same request's answer as it comes. */
  answerTo(...paths: readonly string[]): Promise<Response>;
  /** Calls a function and gives its answer's body; throws with the HTTP status where it is refused. */
  call(name: string, data: Fields): Promise<unknown>;
  /** Uploads a file in one chunk, has it checked, and starts its import; gives its id. */
  importCsv(
    organisationId: string,
    yearId: string,
    bytes: Uint8Array<ArrayBuffer>,
    mapping: ImportMapping,
    settled: () => Promise<void>,
  ): Promise<string>;
}

/** One of the demo people, signed in as the account chooser does it, over plain HTTP. */
export async function localClient(origin: string, email: string): Promise<LocalClient> {
  const person = DEMO_PEOPLE.find((one) => one.email === email);
  const credential = { sub: person?.uid, email, email_verified: true, name: person?.name };
  const signedIn = (await post(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT_ID}`,
    {
      postBody: new URLSearchParams({
        providerId: 'google.com',
        id_token: JSON.stringify(credential),
      }).toString(),
      requestUri: origin,
      returnSecureToken: true,
    },
  )) as { readonly idToken: string; readonly localId: string };
  const authorization = `Bearer ${signedIn.idToken}`;
  const call = (name: string, data: Fields): Promise<unknown> =>
    post(`${origin}/${PROJECT_ID}/us-central1/${name}`, { data }, authorization);

  const database = `projects/${PROJECT_ID}/databases/(default)`;
  const nameOf = (path: string): string => `${database}/documents/${path}`;
  const answerTo: LocalClient['answerTo'] = (...paths) =>
    answerOf(
      `${origin}/v1/${database}/documents:batchGet`,
      { documents: paths.map(nameOf) },
      authorization,
    );
  const read: LocalClient['read'] = async (...paths) => {
    const documents = paths.map(nameOf);
    const answer = await answerTo(...paths);
    const found = (await answer.json()) as readonly {
      found?: { name: string; fields?: Fields };
    }[];
    const byName = new Map(found.map((one) => [one.found?.name, one.found?.fields ?? {}]));
    return documents.map((name) => byName.get(name) ?? null);
  };

  return {
    uid: signedIn.localId,
    read,
    answerTo,
    call,
    importCsv: async (organisationId, yearId, bytes, mapping, settled) => {
      const year = { organisationId, yearId };
      const file = {
        fileName: 'new.csv',
        sizeBytes: bytes.byteLength,
        chunkCount: 1,
        fingerprint: createHash('sha256').update(bytes).digest('hex'),
        options: { encoding: null, delimiter: null },
      };
      const started = (await call('startImport', { ...year, ...file })) as {
        readonly result: { readonly importId: string };
      };
      const { importId } = started.result;
      const chunk = await fetch(
        `${origin}/api/imports/${organisationId}/${yearId}/${importId}/chunks/0`,
        { method: 'POST', headers: { authorization }, body: bytes },
      );
      if (chunk.status !== 204) throw new Error(`The chunk: ${chunk.status}`);
      await call('finishUpload', { ...year, importId });
      await settled();
      await call('checkImport', { ...year, importId, mapping });
      await settled();
      const [record] = await read(
        `organisations/${organisationId}/years/${yearId}/imports/${importId}`,
      );
      const checkId = checkIdOf(record);
      await call('runImport', { ...year, importId, checkId, absent: 'keep' });
      return importId;
    },
  };
}

/** The id of the check in a record in REST form. */
const checkIdOf = (record: Fields | null | undefined): string =>
  (record as unknown as CheckedRecord).check.mapValue.fields.id.stringValue;

interface CheckedRecord {
  readonly check: {
    readonly mapValue: { readonly fields: { readonly id: { stringValue: string } } };
  };
}

const post = async (url: string, body: Fields, authorization?: string): Promise<unknown> =>
  (await answerOf(url, body, authorization)).json();

async function answerOf(url: string, body: Fields, authorization?: string): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}
