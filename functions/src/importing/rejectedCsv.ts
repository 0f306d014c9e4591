import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { rejectedPath } from '../store/paths';
import type { KeptCsv } from './keptCsv';
import type { ImportAddress } from './requests';

/** A part is a document, which may not come near 1 MiB (D2e). */
const PART_BYTES = 900_000;

const PREFIXES = { rejected: '', unreadable: 'unreadable-' } as const satisfies Record<
  KeptCsv,
  string
>;

const partId = (kept: KeptCsv, number: number): string =>
  `${PREFIXES[kept]}${String(number).padStart(6, '0')}`;

const isPartOf = (kept: KeptCsv, id: string): boolean =>
  id.startsWith(PREFIXES.unreadable) === (kept === 'unreadable');

/** Keeps the rows of the newest check of an import for download. */
export async function keepCsv(
  { documents }: Pick<Services, 'documents'>,
  { scope, importId }: ImportAddress,
  kept: KeptCsv,
  csv: string,
): Promise<void> {
  const folder = rejectedPath(scope, importId);
  const earlier = (await documents.list(folder, ['number'])).filter(({ id }) => isPartOf(kept, id));
  const bytes = new TextEncoder().encode(csv);
  const partCount = Math.ceil(bytes.byteLength / PART_BYTES);
  await documents.bulk([
    ...Array.from({ length: partCount }, (_, number) => ({
      kind: 'set' as const,
      path: `${folder}/${partId(kept, number)}`,
      data: { number, bytes: bytes.slice(number * PART_BYTES, (number + 1) * PART_BYTES) },
    })),
    ...earlier
      .filter(({ id }) => id >= partId(kept, partCount))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
  ]);
}

/** '' where there is nothing of the kind. */
export async function readCsv(
  documents: DocumentReads,
  { scope, importId }: ImportAddress,
  kept: KeptCsv,
): Promise<string> {
  const parts = await documents.list(rejectedPath(scope, importId));
  const bytes = parts.flatMap(({ id, data }) =>
    isPartOf(kept, id) && data['bytes'] instanceof Uint8Array ? [data['bytes']] : [],
  );
  return Buffer.concat(bytes).toString('utf8');
}
