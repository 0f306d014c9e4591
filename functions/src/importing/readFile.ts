import {
  readSupporters,
  textOptions,
  type ImportFault,
  type RejectedCells,
  type SupporterFile,
} from 'shared-kernel/importing';
import type { Result } from 'shared-kernel/model';
import type { ImportRun } from './importRun';
import { chunkStream } from './upload/chunkStream';

/** The uploaded file as supporters, by the options and the mapping of its record. */
export function readFile(
  { services, address, stored: { record }, progress }: ImportRun,
  onRejected: (row: RejectedCells) => void = () => undefined,
): Promise<Result<SupporterFile, ImportFault>> {
  const chunks = chunkStream(services.documents, address, record.chunkCount);
  return readSupporters(chunks, {
    ...textOptions(record.options),
    ...(record.mapping === null ? {} : { mapping: record.mapping }),
    onRejected,
    afterPiece: () => progress.advance(0),
  });
}
