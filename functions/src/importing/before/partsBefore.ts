import { decodeSupporter, type FieldListEntry, type Supporter } from 'shared-kernel/model';
import { entryOf } from '../../fields/storedFields';
import type { StoredDocument } from '../../store/documents';
import { beforePath, supporterPath } from '../../store/paths';
import type { ImportRun } from '../importRun';
import { unpacked } from './packedParts';
import { partId } from './partId';

/** What stood where an import wrote: null where nobody did. */
export interface SupporterBefore {
  readonly email: string;
  readonly supporter: Supporter | null;
}

export interface AskedBefore {
  /** The part to begin with. */
  readonly from?: number;
  /** Whose alone; of everybody unless said. */
  readonly isAsked?: (email: string) => boolean;
}

/** What is kept for undoing an import of its supporters, part by part with its number. */
export async function* supportersBefore(
  { services: { documents }, address }: Pick<ImportRun, 'services' | 'address'>,
  { from = 0, isAsked = () => true }: AskedBefore = {},
): AsyncGenerator<readonly [part: number, supporters: readonly SupporterBefore[]]> {
  const folder = beforePath(address.scope, address.importId);
  let after = from === 0 ? null : partId(from - 1);
  for (;;) {
    const [part] = await documents.page(folder, { size: 1, after, select: ['kind', 'bytes'] });
    if (part === undefined) return;
    after = part.id;
    if (part.data['kind'] === 'fields') continue;
    const asked = valuesOf(part).filter((value) => isAsked(emailOf(value)));
    yield [Number(part.id), asked.map((value) => supporterBefore(address, value))];
  }
}

/** The entries of the field list that are kept for undoing. */
export async function fieldsBefore({
  services: { documents },
  address,
}: Pick<ImportRun, 'services' | 'address'>): Promise<readonly FieldListEntry[]> {
  const parts = await documents.list(beforePath(address.scope, address.importId), ['kind']);
  const paths = parts.filter(({ data }) => data['kind'] === 'fields').map(({ path }) => path);
  return (await documents.getAll(paths))
    .flatMap((part) => (part === null ? [] : valuesOf(part)))
    .flatMap((value) => entryOf({ id: '', data: value }));
}

function valuesOf({ path, data }: StoredDocument): readonly unknown[] {
  if (!(data['bytes'] instanceof Uint8Array)) throw new Error(`${path} holds no bytes`);
  return unpacked(data['bytes']);
}

/** Each value is `[email, supporter or null]`. */
const pairOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function emailOf(value: unknown): string {
  const [email] = pairOf(value);
  if (typeof email !== 'string') throw new Error('What stood before an import cannot be read');
  return email;
}

function supporterBefore({ scope }: ImportRun['address'], value: unknown): SupporterBefore {
  const email = emailOf(value);
  const [, before] = pairOf(value);
  if (before === null) return { email, supporter: null };
  const supporter = decodeSupporter(email, before);
  if (!supporter.ok) throw new Error(`${supporterPath(scope, email)}: ${supporter.error.message}`);
  return { email, supporter: supporter.value };
}
