import { createHash } from 'node:crypto';
import { inspectSupporters, textOptions } from 'supporter-data';
import type { InspectedColumn } from 'shared-kernel/model';
import { earlierChoices } from '../earlierChoices';
import { FAILURE_SENTENCES } from '../failureSentences';
import type { ImportRun } from '../importRun';
import type { Ending } from './finish';
import { MAX_NAMES_BYTES } from '../limits';
import { chunkStream } from '../upload/chunkStream';

/** Reads the file's columns, so that a person can map them. */
export async function inspect(run: ImportRun): Promise<Ending> {
  const { services, address, stored, progress } = run;
  const { record } = stored;
  await progress.begin('Reading the file');
  const hash = createHash('sha256');
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunkStream(services.documents, address, record.chunkCount)) {
    hash.update(chunk);
    chunks.push(chunk);
    await progress.advance(0);
  }
  if (record.fingerprint !== hash.digest('hex')) return failed(FAILURE_SENTENCES.fileChanged);

  const inspected = await inspectSupporters(chunks, {
    ...textOptions(record.options),
    afterPiece: () => progress.advance(0),
  });
  if (!inspected.ok)
    // What a person chose may be the reason: then another choice may help.
    return record.options.encoding === null && record.options.delimiter === null
      ? failed(inspected.error.message)
      : { state: 'mapping', data: { columns: null, failure: inspected.error.message } };
  const { columns, rows, encoding, delimiter } = inspected.value;
  if (namesBytes(columns) > MAX_NAMES_BYTES) return failed(FAILURE_SENTENCES.longNames);
  const readAs = { encoding, delimiter };
  const earlier = await earlierChoices(services.documents, run.scope);
  return { state: 'mapping', data: { columns, readAs, earlier, processed: rows, total: rows } };
}

const failed = (failure: string): Ending => ({ state: 'failed', data: { failure } });

const namesBytes = (columns: readonly InspectedColumn[]): number =>
  columns.reduce((sum, { header, name }) => sum + Buffer.byteLength(header + name), 0);
