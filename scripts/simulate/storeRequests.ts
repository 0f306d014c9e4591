import type { DocumentData, Documents } from 'functions/handlers';
import type { EncodedDocument, EncodedWrite } from './encoded';

type Asked<Name extends keyof Documents> = Parameters<Documents[Name]>;

/** Why a commit fails whose transaction is to be tried again. */
export const CONFLICT = 'Another commit came between';

/** What an instance asks of the bucket of files. */
export type FileRequest =
  | { readonly kind: 'readFile'; readonly path: string }
  | {
      readonly kind: 'writeFile';
      readonly path: string;
      readonly bytes: Uint8Array;
      /** The generation that it takes the place of; null for none. */
      readonly over: string | null;
      readonly atMs: number;
    }
  | { readonly kind: 'listFiles'; readonly folder: string; readonly beforeMs: number }
  | { readonly kind: 'removeFile'; readonly path: string };

/** What an instance asks of the store. */
export type StoreRequest =
  | FileRequest
  | { readonly kind: 'getAll'; readonly paths: readonly string[] }
  | { readonly kind: 'list'; readonly asked: Asked<'list'> }
  | {
      readonly kind: 'commit';
      readonly writes: readonly EncodedWrite[];
      /** What a transaction has read: documents and collections, with the state of the store then. */
      readonly read: readonly (readonly [path: string, state: number])[];
    }
  | { readonly kind: 'bulk'; readonly writes: readonly EncodedWrite[]; readonly sinceMs: number }
  | { readonly kind: 'count'; readonly asked: Asked<'count'> }
  | { readonly kind: 'where'; readonly asked: Asked<'where'> }
  | { readonly kind: 'page'; readonly asked: Asked<'page'> }
  | {
      readonly kind: 'whole';
      readonly collection: string;
      readonly size: number;
      readonly after: string | null;
    }
  | { readonly kind: 'collections'; readonly document: string }
  | { readonly kind: 'group'; readonly asked: Asked<'group'> };

/** What was asked for, and nothing else; a write is answered by nothing. */
export interface StoreAnswer {
  readonly documents?: readonly (EncodedDocument | null)[];
  readonly count?: number;
  readonly names?: readonly string[];
  readonly file?: { readonly bytes: Uint8Array; readonly generation: string } | null;
  readonly isWritten?: boolean;
}

export interface Answered {
  readonly answer: StoreAnswer;
  /** When the answer is there. */
  readonly endMs: number;
}

/** What a store was asked for, as it is charged. */
export interface Charged {
  reads: number;
  writes: number;
  deletes: number;
  /** Of a bucket; its listings count as writes, and its deletes cost nothing. */
  fileReads: number;
  fileWrites: number;
}

/** An event of a document. */
export interface ToldChange {
  readonly path: string;
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  readonly eventId: string;
  readonly atMs: number;
}

/** A piece of work for an instance. */
export type Task =
  | { readonly kind: 'callable'; readonly name: string; readonly data: unknown }
  | { readonly kind: 'chunk'; readonly url: string; readonly body: Uint8Array }
  | {
      readonly kind: 'embed';
      readonly path: string;
      readonly body: string;
      readonly address: string;
    }
  | { readonly kind: 'changed'; readonly changes: readonly ToldChange[] }
  | { readonly kind: 'resume' };

export type ToInstance =
  | {
      readonly kind: 'run';
      readonly task: Task;
      readonly atMs: number;
      readonly handsOnAfterMs: number;
    }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly endMs: number;
      /** How many commits the store has taken. */
      readonly state: number;
      readonly answer: StoreAnswer | null;
      readonly failure: string;
    };

export type FromInstance =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly atMs: number;
      readonly request: StoreRequest;
    }
  | {
      readonly kind: 'ended';
      readonly atMs: number;
      readonly processorMs: number;
      readonly answer: unknown;
      readonly failure: { readonly message: string; readonly code: string } | null;
    };
