import {
  asId,
  failed,
  succeeded,
  type ImportId,
  type OrganisationId,
  type YearId,
} from 'shared-kernel/model';
import { CHUNK_BYTES, type Chunk, type ServerFailure } from 'shared-kernel/server';
import type { ImportPort } from './importPort';
import { UPLOAD_START, uploadFile } from './uploadFile';

const scope = { organisationId: asId<OrganisationId>('o'), yearId: asId<YearId>('y') };
const importId = asId<ImportId>('import-1');
const unavailable: ServerFailure = { code: 'server/unavailable', message: '' };

/** A server that keeps what it is sent, and refuses the chunks it is told to. */
function server(refused: ReadonlySet<number> = new Set()) {
  const log: string[] = [];
  const port: Pick<ImportPort, 'startImport' | 'uploadChunk' | 'finishImport'> = {
    startImport: ({ fileName, sizeBytes, chunkCount }) => {
      log.push(`start ${fileName} ${String(sizeBytes)} ${String(chunkCount)}`);
      return Promise.resolve(succeeded(importId));
    },
    uploadChunk: ({ number, bytes }: Chunk) => {
      if (refused.has(number)) return Promise.resolve(failed(unavailable));
      const size = bytes instanceof Blob ? bytes.size : bytes.byteLength;
      log.push(`chunk ${String(number)} ${String(size)}`);
      return Promise.resolve(succeeded(undefined));
    },
    finishImport: () => {
      log.push('finish');
      return Promise.resolve(succeeded(undefined));
    },
  };
  return { log, port };
}

const file = new File([new Uint8Array(CHUNK_BYTES * 2 + 10)], 'people.csv');

it('sends numbered chunks of 512 KiB in order and then finishes', async () => {
  const { log, port } = server();
  const progress: number[] = [];
  const result = await uploadFile(port, scope, file, UPLOAD_START, ({ sentChunks }) => {
    progress.push(sentChunks);
  });
  expect(result).toEqual(succeeded(importId));
  expect(log).toEqual([
    `start people.csv ${String(file.size)} 3`,
    `chunk 0 ${String(CHUNK_BYTES)}`,
    `chunk 1 ${String(CHUNK_BYTES)}`,
    'chunk 2 10',
    'finish',
  ]);
  expect(progress).toEqual([1, 2, 3]);
});

it('stops at the chunk that fails and goes on from there', async () => {
  const broken = server(new Set([1]));
  const stopped = await uploadFile(broken.port, scope, file, UPLOAD_START, () => undefined);
  expect(stopped).toEqual(failed({ position: { importId, sentChunks: 1 }, failure: unavailable }));
  if (stopped.ok) return;

  const mended = server();
  await uploadFile(mended.port, scope, file, stopped.error.position, () => undefined);
  expect(mended.log).toEqual([`chunk 1 ${String(CHUNK_BYTES)}`, 'chunk 2 10', 'finish']);
});

it('sends no chunk of an empty file', async () => {
  const { log, port } = server();
  await uploadFile(port, scope, new File([], 'empty.csv'), UPLOAD_START, () => undefined);
  expect(log).toEqual(['start empty.csv 0 0', 'finish']);
});
