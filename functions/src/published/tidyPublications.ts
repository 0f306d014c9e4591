import { PUBLISHING_LIMITS, type YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { Documents, StoredDocument } from '../store/documents';
import { publicationsPath, publishedPiecesPath } from '../store/paths';
import { withoutKeptOut } from '../suppressions/neutralText';
import { readSuppressions, type Suppressions } from '../suppressions/readSuppressions';
import { textIn } from '../suppressions/textIn';
import { pieceText } from './pieces';
import { publicationOf, type StoredPublication } from './storedPublication';
import { readTimeline } from './readVersion';

/** Pieces that no version names are kept this long: one that is being made may name them next. */
const SPARED_MS = 24 * 60 * 60_000;

/**
 * Removes the oldest versions beyond those that are kept, pieces that none names any more, and those of versions that
 * nobody sees any more where they name somebody who was erased: such a version cannot be brought back.
 */
export async function tidyPublications(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
): Promise<void> {
  const timeline = await readTimeline(documents, scope);
  if (timeline === null) return;
  const seen = new Set(timeline.timeline.map(({ number }) => number));
  const stored = await documents.list(publicationsPath(scope));
  const versions = stored
    .flatMap((one) => publicationOf(one.data) ?? [])
    .sort((one, other) => other.number - one.number);
  const spare = versions.filter(({ number, state }) => !seen.has(number) && state !== 'awaiting');
  const gone = new Set(spare.slice(PUBLISHING_LIMITS.publications).map(({ number }) => number));
  const kept = versions.filter(({ number }) => !gone.has(number));
  await documents.bulk(
    stored
      .filter(({ id }) => gone.has(Number(id)))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
  );
  const named = piecesOf(kept);
  const shown = piecesOf(kept.filter(({ number }) => seen.has(number)));
  const isOld = ({ data: { usedAt } }: StoredDocument): boolean =>
    !(usedAt instanceof Date) || +now() - +usedAt > SPARED_MS;
  const heads = await documents.list(publishedPiecesPath(scope), ['usedAt']);
  const left = heads.filter(({ id }) => !named.has(id)).filter(isOld);
  const unseen = heads.filter(({ id }) => named.has(id) && !shown.has(id));
  const erased = await readSuppressions({ documents, now }, scope.organisationId);
  const naming = erased.any ? await thoseNaming(documents, unseen, erased) : [];
  const due = [...left, ...naming];
  await documents.bulk(due.map(({ path }) => ({ kind: 'delete' as const, path })));
}

async function thoseNaming(
  documents: Documents,
  pieces: readonly StoredDocument[],
  erased: Suppressions,
): Promise<readonly StoredDocument[]> {
  const neutral = withoutKeptOut(erased);
  const naming: StoredDocument[] = [];
  for (const { path } of pieces) {
    const piece = await documents.get(path);
    const text = textIn(JSON.parse((piece && pieceText(piece)) ?? '{}'));
    if (piece !== null && neutral(text) !== text) naming.push(piece);
  }
  return naming;
}

const piecesOf = (versions: readonly StoredPublication[]): ReadonlySet<string> =>
  new Set(
    versions.flatMap(({ screens, searches }) =>
      [...screens, ...searches].map(({ piece }) => piece),
    ),
  );
