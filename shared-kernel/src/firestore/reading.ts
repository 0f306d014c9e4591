import { getDoc, getDocs, type DocumentReference, type Query } from 'firebase/firestore/lite';
import { failed, succeeded, type Fault, type Result } from 'shared-kernel/model';
import { attempt } from './attempt';
import { notFound, type DatabaseFailure, type LoadFailure } from './dataFailure';
import { plainData } from './plainData';

/** A document in, a typed value or a located fault out. `id` is the document's own. */
export type Decoder<T> = (id: string, data: unknown) => Result<T, Fault>;

/** What a collection holds: the readable documents, and apart from them the ones that are broken. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly malformed: readonly { readonly id: string; readonly fault: Fault }[];
}

export async function readDocument<T>(
  reference: DocumentReference,
  decode: Decoder<T>,
): Promise<Result<T, LoadFailure>> {
  const snapshot = await attempt(() => getDoc(reference));
  if (!snapshot.ok) return snapshot;
  if (!snapshot.value.exists()) return failed(notFound(reference.path));
  const decoded = decode(snapshot.value.id, plainData(snapshot.value.data()));
  return decoded.ok ? decoded : failed({ code: 'data/malformed', fault: decoded.error });
}

export async function readListing<T>(
  query: Query,
  decode: Decoder<T>,
): Promise<Result<Listing<T>, DatabaseFailure>> {
  const snapshot = await attempt(() => getDocs(query));
  if (!snapshot.ok) return snapshot;
  const items: T[] = [];
  const malformed: { id: string; fault: Fault }[] = [];
  for (const document of snapshot.value.docs) {
    const decoded = decode(document.id, plainData(document.data()));
    if (decoded.ok) items.push(decoded.value);
    else malformed.push({ id: document.id, fault: decoded.error });
  }
  return succeeded({ items, malformed });
}
