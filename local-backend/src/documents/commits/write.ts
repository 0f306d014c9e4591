import type { FieldPath } from '../paths/fieldPath';
import type { Micros } from '../values/instant';
import type { Fields, FirestoreValue } from '../values/value';

/** What must hold of the stored document for a write to go through; null = nothing. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros } | null;

export type TransformKind =
  | 'setToServerValue'
  | 'increment'
  | 'maximum'
  | 'minimum'
  | 'appendMissingElements'
  | 'removeAllFromArray';

export interface Transform {
  readonly path: FieldPath;
  readonly kind: TransformKind;
  /** A number for increment, maximum and minimum; an array for the two array kinds; null for the server's time. */
  readonly operand: FirestoreValue;
}

export interface UpdateWrite {
  readonly kind: 'update';
  readonly path: string;
  readonly fields: Fields;
  /** The paths to set, or to remove where `fields` has nothing; null = replace the document. */
  readonly mask: readonly FieldPath[] | null;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

export interface DeleteWrite {
  readonly kind: 'delete';
  readonly path: string;
  readonly precondition: Precondition;
}

/** Changes nothing; the commit fails unless the precondition holds. */
export interface VerifyWrite {
  readonly kind: 'verify';
  readonly path: string;
  readonly precondition: Precondition;
}

/** Replaces the document; its fields come as the text in which they are stored. */
export interface EncodedWrite {
  readonly kind: 'encoded';
  readonly path: string;
  readonly encoded: string;
}

export type Write = UpdateWrite | DeleteWrite | VerifyWrite;

export interface WriteResult {
  /** RFC 3339; absent for a delete, a verify, or a write that leaves the document as it was missing. */
  readonly updateTime?: string;
  readonly transformResults?: readonly FirestoreValue[];
}
