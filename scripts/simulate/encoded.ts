import { deserialize, serialize } from 'node:v8';
import type { DocumentData, DocumentWrite, StoredDocument } from 'functions/handlers';

/** A document whose data is bytes of V8's own serialization: the store keeps and hands on what it does not look at. */
export interface EncodedDocument {
  readonly id: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface EncodedReplacement {
  readonly kind: 'set' | 'create';
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A write whose document, where it comes whole, is encoded. */
export type EncodedWrite =
  | EncodedReplacement
  | Exclude<DocumentWrite, { readonly kind: 'set' | 'create' }>;

export const encoded = (data: DocumentData): Uint8Array => serialize(data);

export const decoded = (bytes: Uint8Array): DocumentData => deserialize(bytes) as DocumentData;

export const decodedDocument = ({ id, path, bytes }: EncodedDocument): StoredDocument => ({
  id,
  path,
  data: decoded(bytes),
});

export const encodedWrite = (write: DocumentWrite): EncodedWrite =>
  write.kind === 'set' || write.kind === 'create'
    ? { kind: write.kind, path: write.path, bytes: encoded(write.data) }
    : write;
