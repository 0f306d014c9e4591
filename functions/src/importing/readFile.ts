import {
  readColumns,
  textOptions,
  type ImportFault,
  type RejectedCells,
  type SupporterColumns,
} from 'supporter-data';
import type { Result } from 'shared-kernel/model';
import type { Suppressions } from '../suppressions/readSuppressions';
import type { ImportRun } from './importRun';
import { chunkStream } from './upload/chunkStream';

/** The uploaded file's supporters by column but for those who are kept out, by the options and the mapping of its record. */
export function readFile(
  { services, address, stored: { record }, progress }: ImportRun,
  keptOut: Suppressions,
  onRejected: (row: RejectedCells) => void = () => undefined,
): Promise<Result<SupporterColumns, ImportFault>> {
  const chunks = chunkStream(services.documents, address, record.chunkCount);
  return readColumns(chunks, {
    ...textOptions(record.options),
    ...(record.mapping === null ? {} : { mapping: record.mapping }),
    ...(keptOut.any ? { keptOut } : {}),
    onRejected,
    afterPiece: () => progress.advance(0),
  });
}
