import {
  readColumns,
  textOptions,
  type ImportFault,
  type RejectedCells,
  type SupporterColumns,
} from 'shared-kernel/importing';
import type { Result } from 'shared-kernel/model';
import type { ImportRun } from './importRun';
import { chunkStream } from './upload/chunkStream';

/** The uploaded file's supporters by column, by the options and the mapping of its record. */
export function readFile(
  { services, address, stored: { record }, progress }: ImportRun,
  onRejected: (row: RejectedCells) => void = () => undefined,
): Promise<Result<SupporterColumns, ImportFault>> {
  const chunks = chunkStream(services.documents, address, record.chunkCount);
  return readColumns(chunks, {
    ...textOptions(record.options),
    ...(record.mapping === null ? {} : { mapping: record.mapping }),
    onRejected,
    afterPiece: () => progress.advance(0),
  });
}
