import { createHash } from 'node:crypto';
import { defaultMapping, asId, type ImportId, type ImportRecord } from 'shared-kernel/model';
import type { ImportCallable } from '../../../importing/importCallables';
import { readImport } from '../../../importing/importWork';
import { yearScope } from '../../../store/paths';
import type { TestServer } from '../../testServer';
import { idsOf, type Home, type Request, type Row } from '../row';
import { markOf, supporterOf } from '../world';

const csvOf = ({ organisation }: Home): Uint8Array =>
  new TextEncoder().encode(
    [
      'Email,Supporter Id,Gift',
      `${supporterOf(organisation)},1,5`,
      `no address ${markOf(organisation)},2,6`,
    ].join('\n'),
  );

const announcementOf = (home: Home): Request => {
  const bytes = csvOf(home);
  return {
    ...idsOf(home),
    fileName: `${markOf(home.organisation)}.csv`,
    sizeBytes: bytes.byteLength,
    chunkCount: 1,
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    options: { encoding: null, delimiter: null },
  };
};

/** A chunk of an import's file, as it is sent. */
export const chunkOf = (home: Home, importId: string): globalThis.Request =>
  new globalThis.Request(
    `http://localhost/api/imports/${home.organisationId}/${home.yearId}/${importId}/chunks/0`,
    { method: 'POST', body: new Uint8Array(csvOf(home)) },
  );

/** An import that waits for its file. */
export async function announced(on: TestServer, home: Home): Promise<ImportId> {
  const { callables } = on.handlers;
  const answer = await callables.startImport(announcementOf(home), home.admin);
  const importId = (answer as { readonly importId: string }).importId;
  return asId<ImportId>(importId);
}

async function uploaded(on: TestServer, home: Home): Promise<Request> {
  const importId = await announced(on, home);
  await on.handlers.chunkUpload(chunkOf(home, importId), home.admin);
  return { ...idsOf(home), importId };
}

async function recordOf(on: TestServer, home: Home, { importId }: Request): Promise<ImportRecord> {
  await on.settled();
  const scope = yearScope(home.organisationId, home.yearId);
  const stored = await readImport(on.documents, {
    scope,
    importId: asId<ImportId>(String(importId)),
  });
  if (stored === null) throw new Error('The import is gone');
  return stored.record;
}

async function inspected(on: TestServer, home: Home): Promise<Request> {
  const request = await uploaded(on, home);
  await on.handlers.callables.finishUpload(request, home.admin);
  await on.settled();
  return request;
}

export async function mapped(on: TestServer, home: Home): Promise<Request> {
  const request = await inspected(on, home);
  const { columns } = await recordOf(on, home, request);
  return { ...request, mapping: defaultMapping(columns ?? []) };
}

async function checked(on: TestServer, home: Home): Promise<Request> {
  const { mapping, ...request } = await mapped(on, home);
  await on.handlers.callables.checkImport({ ...request, mapping }, home.admin);
  const { check } = await recordOf(on, home, request);
  return { ...request, checkId: check?.id, absent: 'keep' };
}

async function done(on: TestServer, home: Home): Promise<Request> {
  const { checkId, absent, ...request } = await checked(on, home);
  await on.handlers.callables.runImport({ ...request, checkId, absent }, home.admin);
  await on.settled();
  return request;
}

export const IMPORT_ROWS = {
  startImport: { who: 'admin', request: (_, home) => announcementOf(home) },
  finishUpload: { who: 'admin', request: uploaded },
  reinspectImport: {
    who: 'admin',
    request: async (on, home) => ({
      ...(await inspected(on, home)),
      options: { encoding: null, delimiter: null },
    }),
  },
  checkImport: { who: 'admin', request: mapped },
  runImport: { who: 'admin', request: checked },
  cancelImport: { who: 'admin', request: inspected },
  undoImport: { who: 'admin', request: done },
  downloadRejectedRows: { who: 'admin', request: checkedOnly },
  setFieldType: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), fieldName: 'Gift', type: 'string' }),
  },
  setNeverShare: {
    who: 'admin',
    request: (_, home) => ({ ...idsOf(home), fieldName: 'Gift', never: true }),
  },
  describeField: {
    who: 'editor',
    request: (_, home) => ({
      ...{ ...idsOf(home), fieldName: 'Gift', expectedRevision: 0 },
      description: { description: 'Given', owner: '', source: '', retention: '', sensitive: true },
    }),
  },
} as const satisfies Record<ImportCallable, Row>;

async function checkedOnly(on: TestServer, home: Home): Promise<Request> {
  const { organisationId, yearId, importId } = await checked(on, home);
  return { organisationId, yearId, importId };
}
