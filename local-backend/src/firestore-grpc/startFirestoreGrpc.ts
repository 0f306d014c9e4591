import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
  type sendUnaryData,
} from '@grpc/grpc-js';
import type { Result } from 'shared-kernel/model';
import { statusOnTheWire, type DocumentDatabase, type Fault } from '../documents';
import type { UnknownRecord } from '../documents/record';
import { firestoreService } from './firestoreService';
import { listDocuments } from './listDocuments';
import { batchGet, runAggregation, runQuery, type Send, type StoreOf } from './reads';
import { batchWrite, beginTransaction, commit, listCollectionIds, rollback } from './writes';

export interface FirestoreGrpcOptions {
  readonly store: DocumentDatabase;
  /** Whether a call's authorization is an administrator's; nobody else is let in. */
  readonly isOwner: (authorization: string | null) => boolean;
  /** 0 = any free port. */
  readonly port?: number;
  /** A loopback address. */
  readonly host?: string;
}

export interface FirestoreGrpc {
  readonly port: number;
  close(): Promise<void>;
}

type Answering = (request: UnknownRecord, storeOf: StoreOf) => Promise<Result<object, Fault>>;
type Streaming = (
  request: UnknownRecord,
  storeOf: StoreOf,
  send: Send,
) => Promise<Result<null, Fault>>;

const answering: Record<string, Answering> = {
  Commit: commit,
  BatchWrite: batchWrite,
  BeginTransaction: beginTransaction,
  Rollback: rollback,
  ListCollectionIds: listCollectionIds,
  ListDocuments: listDocuments,
};

const streaming: Record<string, Streaming> = {
  BatchGetDocuments: batchGet,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregation,
};

const maxMessageBytes = 16 * 1024 * 1024;

/**
 * Serves Firestore's gRPC API, as firebase-admin speaks it, to owners and without access rules. Methods that are not
 * in the two tables above (Write, PartitionQuery …) answer UNIMPLEMENTED with their name.
 */
export async function startFirestoreGrpc({
  store,
  isOwner,
  port = 0,
  host = '127.0.0.1',
}: FirestoreGrpcOptions): Promise<FirestoreGrpc> {
  const server = new Server({ 'grpc.max_receive_message_length': maxMessageBytes });
  const storeOf: StoreOf = (projectId) => store.project(projectId);
  server.addService(firestoreService(), {
    ...handlers(answering, (handle) => unary(handle, storeOf, isOwner)),
    ...handlers(streaming, (handle) => streamed(handle, storeOf, isOwner)),
    Listen: refuseToListen,
  });
  const boundPort = await new Promise<number>((bound, refused) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, at) => {
      if (error === null) bound(at);
      else refused(error);
    });
  });
  return {
    port: boundPort,
    close() {
      server.forceShutdown();
      return Promise.resolve();
    },
  };
}

function handlers<H>(
  table: Record<string, H>,
  wrap: (handle: H) => UntypedServiceImplementation[string],
): UntypedServiceImplementation {
  return Object.fromEntries(Object.entries(table).map(([name, handle]) => [name, wrap(handle)]));
}

type IsOwner = FirestoreGrpcOptions['isOwner'];
type Unary = (call: ServerUnaryCall<UnknownRecord, object>, answer: sendUnaryData<object>) => void;

function unary(handle: Answering, storeOf: StoreOf, isOwner: IsOwner): Unary {
  return (call, answer) => {
    if (!isOwner(authorizationOf(call))) {
      answer(statusOf(NOT_AN_OWNER));
      return;
    }
    handle(call.request, storeOf).then(
      (result) => (result.ok ? answer(null, result.value) : answer(statusOf(result.error))),
      (cause: unknown) => answer(internal(cause)),
    );
  };
}

type Streamed = (call: ServerWritableStream<UnknownRecord, object>) => void;

function streamed(handle: Streaming, storeOf: StoreOf, isOwner: IsOwner): Streamed {
  return (call) => {
    // Without headers before a fault, the admin client takes it for "no response" and asks again for 7 s.
    call.sendMetadata(new Metadata());
    if (!isOwner(authorizationOf(call))) {
      call.emit('error', statusOf(NOT_AN_OWNER));
      return;
    }
    const send: Send = async (message) => {
      if (!call.cancelled && !call.write(message)) await drained(call);
      return !call.cancelled;
    };
    handle(call.request, storeOf, send).then(
      (result) => (result.ok ? call.end() : call.emit('error', statusOf(result.error))),
      (cause: unknown) => call.emit('error', internal(cause)),
    );
  };
}

function authorizationOf({ metadata }: { readonly metadata: Metadata }): string | null {
  const [authorization] = metadata.get('authorization');
  return typeof authorization === 'string' ? authorization : null;
}

const NOT_AN_OWNER: Fault = {
  code: 'PERMISSION_DENIED',
  message: 'The secret of the data folder is missing or wrong.',
};

/**
 * Ends a listener with its error as soon as it asks, in the words of the protocol: the target is removed, for a cause. A
 * stream that fails instead is opened again by the admin client for ever.
 */
function refuseToListen(call: ServerDuplexStream<UnknownRecord, object>): void {
  const message = 'Listen is not supported by the local backend.';
  const cause = { code: statusOnTheWire.UNIMPLEMENTED.grpc, message };
  call.on('data', () => {
    call.write({ targetChange: { targetChangeType: 'REMOVE', targetIds: [], cause } });
  });
  call.on('end', () => {
    call.end();
  });
}

const endsOfWaiting = ['drain', 'cancelled', 'close'] as const;

/** Resolves when the call takes messages again, or never will. */
function drained(call: ServerWritableStream<UnknownRecord, object>): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const event of endsOfWaiting) call.off(event, done);
      resolve();
    };
    for (const event of endsOfWaiting) call.on(event, done);
  });
}

const statusOf = ({ code, message }: Fault): { code: number; details: string } => ({
  code: statusOnTheWire[code].grpc,
  details: message,
});

const internal = (cause: unknown): { code: number; details: string } =>
  statusOf({ code: 'INTERNAL', message: cause instanceof Error ? cause.message : String(cause) });
