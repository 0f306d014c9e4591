import {
  readColumns,
  simdStops,
  textOptions,
  type ImportFault,
  type RejectedCells,
  type SupporterColumns,
} from 'supporter-data';
import type { FileOptions, ImportRecord, Result } from 'shared-kernel/model';
import type { Suppressions } from '../suppressions/readSuppressions';
import type { ImportRun } from './importRun';
import { MAX_CHUNK_BYTES } from './limits';
import { chunkStream } from './upload/chunkStream';

/** The uploaded file's supporters by column but for those who are kept out, by the options and the mapping of its record. */
export function readFile(
  run: ImportRun,
  keptOut: Suppressions,
  onRejected: (row: RejectedCells) => void = () => undefined,
): Promise<Result<SupporterColumns, ImportFault>> {
  const {
    services,
    address,
    stored: { record },
  } = run;
  const chunks = chunkStream(services.documents, address, record.chunkCount);
  return readColumns(chunks, {
    ...textOptions(asInspected(record)),
    ...(record.mapping === null ? {} : { mapping: record.mapping }),
    ...(keptOut.any ? { keptOut } : {}),
    onRejected,
    ...scanOptions(run),
  });
}

/** As the inspection read it, so that the columns are those that a person has seen. */
export const asInspected = ({ options, readAs }: ImportRecord): FileOptions => ({
  encoding: readAs.encoding ?? options.encoding,
  delimiter: readAs.delimiter ?? options.delimiter,
  headerRow: readAs.headerRow ?? options.headerRow,
});

/** How a file is gone through, which comes chunk by chunk: how far it is read is told; the step's total is the file's bytes. */
export function scanOptions({ progress, stored: { record } }: ImportRun) {
  let read = 0;
  return {
    afterPiece: (): Promise<void> => {
      read = Math.min(read + MAX_CHUNK_BYTES, record.sizeBytes);
      return progress.advance(read);
    },
    findStops: simdStops,
  };
}
