import {
  asId,
  failed,
  succeeded,
  type ImportId,
  type OrganisationId,
  type YearId,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { CHUNK_BYTES } from '../../server/uploadChunk';
import { uploadFile, type Upload } from './uploadFile';

const importId = asId<ImportId>('import-1');
const unavailable: ServerFailure = { code: 'server/unavailable', message: '' };
const file = new File([new Uint8Array(CHUNK_BYTES * 2 + 10)], 'people.csv');

const upload = (parts: Partial<Upload> = {}): Upload => ({
  scope: { organisationId: asId<OrganisationId>('o'), yearId: asId<YearId>('y') },
  file,
  options: { encoding: null, delimiter: null, headerRow: null },
  onProgress: () => undefined,
  isAborted: () => false,
  ...parts,
});

type Port = Parameters<typeof uploadFile>[0];

/** A server that keeps what it is sent, has some chunks already, and refuses others. */
function server({ received = [], refused = [] }: { received?: number[]; refused?: number[] } = {}) {
  const log: string[] = [];
  const port: Port = {
    fingerprintOf: () => Promise.resolve('f1'),
    startImport: ({ fileName, sizeBytes, chunkCount, fingerprint }) => {
      log.push(`start ${fileName} ${sizeBytes} ${chunkCount} ${fingerprint}`);
      return Promise.resolve(succeeded({ importId, receivedChunks: received }));
    },
    uploadChunk: ({ number, bytes }) => {
      if (refused.includes(number)) return Promise.resolve(failed(unavailable));
      log.push(`chunk ${number} ${bytes instanceof Blob ? bytes.size : bytes.byteLength}`);
      return Promise.resolve(succeeded(undefined));
    },
    finishUpload: () => {
      log.push('finish');
      return Promise.resolve(succeeded(undefined));
    },
  };
  return { log, port };
}

it('sends numbered chunks of 512 KiB in order and then finishes', async () => {
  const { log, port } = server();
  const progress: number[] = [];
  const onProgress = (sentBytes: number) => progress.push(sentBytes);
  expect(await uploadFile(port, upload({ onProgress }))).toEqual(succeeded(importId));
  expect(log).toEqual([
    `start people.csv ${file.size} 3 f1`,
    `chunk 0 ${CHUNK_BYTES}`,
    `chunk 1 ${CHUNK_BYTES}`,
    'chunk 2 10',
    'finish',
  ]);
  expect(progress).toEqual([CHUNK_BYTES, CHUNK_BYTES * 2, file.size]);
});

it('stops at the chunk that fails, and sends only what is missing the next time', async () => {
  const broken = server({ refused: [1] });
  expect(await uploadFile(broken.port, upload())).toEqual(
    failed({ end: 'stopped', failure: unavailable }),
  );
  const mended = server({ received: [0] });
  await uploadFile(mended.port, upload());
  expect(mended.log.slice(1)).toEqual([`chunk 1 ${CHUNK_BYTES}`, 'chunk 2 10', 'finish']);
});

it('ends before the next chunk when it is aborted', async () => {
  let aborted = false;
  const { log, port } = server();
  const onProgress = () => {
    aborted = true;
  };
  expect(await uploadFile(port, upload({ onProgress, isAborted: () => aborted }))).toEqual(
    failed({ end: 'aborted', importId }),
  );
  expect(log).toHaveLength(2);
});

it('sends no chunk of an empty file', async () => {
  const { log, port } = server();
  await uploadFile(port, upload({ file: new File([], 'empty.csv') }));
  expect(log).toEqual(['start empty.csv 0 0 f1', 'finish']);
});
