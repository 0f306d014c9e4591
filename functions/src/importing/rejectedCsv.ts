import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { rejectedPath } from '../store/paths';
import type { KeptCsv } from './keptCsv';
import type { ImportAddress } from './requests';

/** A part is a document, which may not come near 1 MiB (D2e). */
const PART_BYTES = 900_000;

/** A callable answers with 32 MiB at most. */
const PARTS_AN_ANSWER = 8;

const PREFIXES = { rejected: '', unreadable: 'unreadable-' } as const satisfies Record<
  KeptCsv,
  string
>;

const partId = (kept: KeptCsv, number: number): string =>
  `${PREFIXES[kept]}${String(number).padStart(6, '0')}`;

const isPartOf = (kept: KeptCsv, id: string): boolean =>
  id.startsWith(PREFIXES.unreadable) === (kept === 'unreadable');

/** What is kept of the newest check of an import for download, while it is found, so that it is never in memory as a whole. */
export interface CsvKeeping {
  readonly add: (text: string) => void;
  /** To be called now and then: what came is stored once it fills a part. */
  readonly putAside: () => Promise<void>;
  /** Stores the rest, and takes away what an earlier check has kept. */
  readonly end: () => Promise<void>;
}

/** `head` stands before what comes, where anything does. */
export function keepCsvAsItComes(
  { documents }: Pick<Services, 'documents'>,
  { scope, importId }: ImportAddress,
  kept: KeptCsv,
  head = '',
): CsvKeeping {
  const folder = rejectedPath(scope, importId);
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let length = 0;
  let partCount = 0;

  /** Parts of whole characters, of all that waits or as long as it fills one. */
  const store = async (isEnd: boolean): Promise<void> => {
    let text = waiting.join('');
    while (isEnd ? text !== '' : text.length >= PART_BYTES) {
      const part = new Uint8Array(PART_BYTES);
      const { read, written } = encoder.encodeInto(text, part);
      text = text.slice(read);
      await documents.bulk([
        {
          kind: 'set',
          path: `${folder}/${partId(kept, partCount)}`,
          data: { number: partCount, bytes: part.slice(0, written) },
        },
      ]);
      partCount += 1;
    }
    waiting = text === '' ? [] : [text];
    length = text.length;
  };

  return {
    add: (text) => {
      if (partCount === 0 && waiting.length === 0) waiting.push(head);
      waiting.push(text);
      length += text.length;
    },
    putAside: async () => {
      if (length >= PART_BYTES) await store(false);
    },
    end: async () => {
      await store(true);
      const parts = await documents.list(folder, ['number']);
      const earlier = parts.filter(({ id }) => isPartOf(kept, id) && id >= partId(kept, partCount));
      await documents.bulk(earlier.map(({ path }) => ({ kind: 'delete' as const, path })));
    },
  };
}

/** Keeps all of it at once; '' for nothing. */
export async function keepCsv(
  services: Pick<Services, 'documents'>,
  address: ImportAddress,
  kept: KeptCsv,
  csv: string,
): Promise<void> {
  const keeping = keepCsvAsItComes(services, address, kept);
  keeping.add(csv);
  await keeping.end();
}

/** A stretch of what is kept, and the part at which the next one begins; null behind the last. */
export interface CsvStretch {
  readonly csv: string;
  readonly next: number | null;
}

/** As much from a part on as one answer takes; '' where there is nothing of the kind. */
export async function readCsv(
  documents: DocumentReads,
  { scope, importId }: ImportAddress,
  kept: KeptCsv,
  from = 0,
): Promise<CsvStretch> {
  const parts = (await documents.list(rejectedPath(scope, importId), ['number'])).filter(
    ({ id }) => isPartOf(kept, id) && id >= partId(kept, from),
  );
  const paths = parts.slice(0, PARTS_AN_ANSWER).map(({ path }) => path);
  const bytes = (await documents.getAll(paths)).flatMap((part) =>
    part?.data['bytes'] instanceof Uint8Array ? [part.data['bytes']] : [],
  );
  return {
    csv: Buffer.concat(bytes).toString('utf8'),
    next: parts.length > PARTS_AN_ANSWER ? from + PARTS_AN_ANSWER : null,
  };
}

/** All of it, stretch by stretch. */
export async function* csvStretches(
  documents: DocumentReads,
  address: ImportAddress,
  kept: KeptCsv,
): AsyncGenerator<string> {
  for (let from: number | null = 0; from !== null;) {
    const { csv, next }: CsvStretch = await readCsv(documents, address, kept, from);
    yield csv;
    from = next;
  }
}
