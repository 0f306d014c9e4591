import { VERSION_LIMITS, type YearScope } from 'shared-kernel/model';
import type { Documents, StoredDocument } from '../store/documents';
import { versionsPath, versionsSizePath } from '../store/paths';

/** Share of the limit that is left, so that not every save has to look at all of them. */
const LEFT = 0.9;

const HEAD: [string, ...string[]] = ['of', 'part', 'revision', 'savedAt', 'bytes'];

/** Removes a year's oldest versions, but for the newest of each part, until there is room again. */
export async function trimVersions(documents: Documents, scope: YearScope): Promise<void> {
  const stored = await documents.list(versionsPath(scope), HEAD);
  const heads = stored.map(headOf);
  let bytes = heads.reduce((sum, head) => sum + head.bytes, 0);
  const spare = spareOf(heads).sort((one, other) => one.at - other.at);
  const gone: string[] = [];
  for (const { path, bytes: size } of spare) {
    if (bytes <= VERSION_LIMITS.bytesOfYear * LEFT) break;
    bytes -= size;
    gone.push(path);
  }
  await documents.bulk(gone.map((path) => ({ kind: 'delete', path })));
  await documents.commit([{ kind: 'set', path: versionsSizePath(scope), data: { bytes } }]);
}

interface Head {
  readonly path: string;
  /** The part of which thing it is. */
  readonly series: string;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

const headOf = ({ path, data }: StoredDocument): Head => ({
  path,
  series: `${String(data['of'])} ${String(data['part'])}`,
  revision: Number(data['revision']) || 0,
  at: data['savedAt'] instanceof Date ? data['savedAt'].getTime() : 0,
  bytes: Number(data['bytes']) || 0,
});

/** All but the newest of each part. */
function spareOf(heads: readonly Head[]): Head[] {
  const bySeries = new Map<string, Head[]>();
  for (const head of heads) bySeries.set(head.series, [...(bySeries.get(head.series) ?? []), head]);
  return [...bySeries.values()].flatMap((series) =>
    series.sort((one, other) => other.revision - one.revision).slice(VERSION_LIMITS.newestOfPart),
  );
}
