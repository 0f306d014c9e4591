import { decodeScreen, decodeSearch, type YearScope } from 'shared-kernel/model';
import { inItemOrder } from 'evaluation';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { Services } from '../services';
import type { DocumentChange } from '../store/documentChange';
import { publicationPath, publishingPath, yearPath } from '../store/paths';
import { isPendingDeletion } from '../store/pendingDeletion';
import { NO_VERSION } from '../published/readVersion';
import { compose, type Composed, type Saved } from './compose';
import { pieceWrite } from '../published/pieces';
import { readSaved, screenOf, searchOf } from './readSaved';
import type { StoredPublication } from '../published/storedPublication';
import { NOTHING_PUBLISHED, type Timeline } from '../published/timeline';

/** A change that is not to be seen yet. */
export interface NotSeen extends Pick<DocumentChange, 'before'> {
  readonly kind: DefinitionKind;
  readonly id: string;
}

/**
 * A year of earlier releases, whose saves were seen at once, is published as it stands: as its first version. `change`
 * has come since, and is no part of it. Does nothing where a year is published already, or is gone.
 */
export async function keepAsItStands(
  services: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  change: NotSeen | null = null,
): Promise<void> {
  const { documents, now } = services;
  const [state, year] = await documents.getAll([publishingPath(scope), yearPath(scope)]);
  if (state != null || year == null || (await isPendingDeletion(documents, scope))) return;
  const saved = await readSaved(documents, scope);
  const composed = compose(NO_VERSION, change === null ? saved : without(saved, change), null);
  const at = now();
  await documents.bulk(composed.pieces.map((piece) => pieceWrite(scope, piece, at)));
  await documents.transaction(async (transaction) => {
    const there = await transaction.get(publishingPath(scope));
    if (there !== null) return;
    const isEmpty = composed.screens.length === 0;
    if (!isEmpty)
      transaction.write({
        kind: 'set',
        path: publicationPath(scope, 1),
        data: firstVersion(composed, at),
      });
    const timeline: Timeline = isEmpty
      ? NOTHING_PUBLISHED
      : { ...NOTHING_PUBLISHED, last: 1, timeline: [{ number: 1, from: at, until: null }] };
    transaction.write({ kind: 'set', path: publishingPath(scope), data: timeline });
  });
}

const firstVersion = ({ parts, hash }: Composed, at: Date): StoredPublication => ({
  number: 1,
  state: 'published',
  hash,
  by: '',
  uid: '',
  at,
  approvedBy: '',
  from: at,
  until: null,
  ...parts,
  changes: [],
  backTo: null,
  madeFrom: null,
});

/** What was saved before the change. */
function without({ screens, searches, unreadable }: Saved, { kind, id, before }: NotSeen): Saved {
  const others = {
    screens: screens.filter((one) => kind !== 'screens' || one.id !== id),
    searches: searches.filter((one) => kind !== 'searches' || one.id !== id),
  };
  const screen = kind === 'screens' && before !== null ? decodeScreen(id, before) : null;
  const search = kind === 'searches' && before !== null ? decodeSearch(id, before) : null;
  return {
    unreadable,
    screens: inItemOrder([...others.screens, ...(screen?.ok ? [screenOf(screen.value)] : [])]),
    searches: [...others.searches, ...(search?.ok ? [searchOf(search.value)] : [])],
  };
}
