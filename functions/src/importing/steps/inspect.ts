import { createHash } from 'node:crypto';
import { inspectSupporters, textOptions } from 'supporter-data';
import { WORK_STEPS, type InspectedColumn } from 'shared-kernel/model';
import { earlierChoices } from '../earlierChoices';
import { FAILURE_SENTENCES } from '../failureSentences';
import type { ImportRun } from '../importRun';
import type { Ending } from './finish';
import { MAX_NAMES_BYTES } from '../limits';
import { sensitiveAmong, withoutSamples } from '../withoutSamples';
import { scanOptions } from '../readFile';
import { chunkStream } from '../upload/chunkStream';

/** Reads the file's columns, so that a person can map them. */
export async function inspect(run: ImportRun): Promise<Ending> {
  const { services, address, stored, progress } = run;
  const { record } = stored;
  await progress.begin(WORK_STEPS.reading, record.sizeBytes);
  const hash = createHash('sha256');
  const chunks = () => chunkStream(services.documents, address, record.chunkCount);
  for await (const chunk of chunks()) {
    hash.update(chunk);
    await progress.advance(0);
  }
  if (record.fingerprint !== hash.digest('hex')) return failed(FAILURE_SENTENCES.fileChanged);

  const inspected = await inspectSupporters(chunks, {
    ...textOptions(record.options),
    ...scanOptions(run),
  });
  if (!inspected.ok)
    // What a person chose may be the reason: then another choice may help.
    return Object.values(record.options).every((choice) => choice === null)
      ? failed(inspected.error.message)
      : { state: 'mapping', data: { columns: null, failure: inspected.error.message } };
  const { columns, rows, encoding, delimiter, headerRow } = inspected.value;
  if (namesBytes(columns) > MAX_NAMES_BYTES) return failed(FAILURE_SENTENCES.longNames);
  const readAs = { encoding, delimiter, headerRow };
  const earlier = await earlierChoices(services.documents, run.scope);
  const renamed = columns.map(({ position, name }) => ({
    position,
    name: earlier?.choices.changed.find(({ column }) => column === name)?.name ?? name,
  }));
  const names = [...columns.map(({ header }) => header), ...renamed.map(({ name }) => name)];
  const isSensitive = await sensitiveAmong(services.documents, run.scope, names);
  const shown = withoutSamples(columns, renamed, isSensitive);
  return {
    state: 'mapping',
    data: { columns: shown, readAs, earlier, rows, processed: rows, total: rows },
  };
}

const failed = (failure: string): Ending => ({ state: 'failed', data: { failure } });

const namesBytes = (columns: readonly InspectedColumn[]): number =>
  columns.reduce((sum, { header, name }) => sum + Buffer.byteLength(header + name), 0);
