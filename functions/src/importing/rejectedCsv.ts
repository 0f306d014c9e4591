import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { rejectedPath } from '../store/paths';
import type { ImportAddress } from './requests';

/** A part is a document, which may not come near 1 MiB (D2e). */
const PART_BYTES = 900_000;

const partId = (number: number): string => String(number).padStart(6, '0');

/** Keeps the rejected rows of the newest check of an import for download. */
export async function keepRejectedCsv(
  { documents }: Pick<Services, 'documents'>,
  { scope, importId }: ImportAddress,
  csv: string,
): Promise<void> {
  const folder = rejectedPath(scope, importId);
  const earlier = await documents.list(folder, ['number']);
  const bytes = new TextEncoder().encode(csv);
  const partCount = Math.ceil(bytes.byteLength / PART_BYTES);
  await documents.bulk([
    ...Array.from({ length: partCount }, (_, number) => ({
      kind: 'set' as const,
      path: `${folder}/${partId(number)}`,
      data: { number, bytes: bytes.slice(number * PART_BYTES, (number + 1) * PART_BYTES) },
    })),
    ...earlier
      .filter(({ id }) => id >= partId(partCount))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
  ]);
}

/** '' where no row was rejected. */
export async function readRejectedCsv(
  documents: DocumentReads,
  { scope, importId }: ImportAddress,
): Promise<string> {
  const parts = await documents.list(rejectedPath(scope, importId));
  const bytes = parts.flatMap(({ data }) =>
    data['bytes'] instanceof Uint8Array ? [data['bytes']] : [],
  );
  return Buffer.concat(bytes).toString('utf8');
}
