import { failed, type Result } from 'shared-kernel/model';

/** The canonical codes (google.rpc.Code) that this backend answers with. */
export type StatusCode =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'UNAUTHENTICATED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'UNIMPLEMENTED'
  | 'RESOURCE_EXHAUSTED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** An expected failure of the document store, as both wires report it. */
export interface Fault {
  readonly code: StatusCode;
  readonly message: string;
}

/** How each wire spells a code: the HTTP status of REST, the number of gRPC. */
export const statusOnTheWire = {
  INVALID_ARGUMENT: { http: 400, grpc: 3 },
  NOT_FOUND: { http: 404, grpc: 5 },
  ALREADY_EXISTS: { http: 409, grpc: 6 },
  PERMISSION_DENIED: { http: 403, grpc: 7 },
  UNAUTHENTICATED: { http: 401, grpc: 16 },
  FAILED_PRECONDITION: { http: 400, grpc: 9 },
  ABORTED: { http: 409, grpc: 10 },
  UNIMPLEMENTED: { http: 501, grpc: 12 },
  RESOURCE_EXHAUSTED: { http: 429, grpc: 8 },
  UNAVAILABLE: { http: 503, grpc: 14 },
  INTERNAL: { http: 500, grpc: 13 },
} as const satisfies Record<StatusCode, { http: number; grpc: number }>;

export const faulted = (code: StatusCode, message: string): Result<never, Fault> =>
  failed({ code, message });

export const invalid = (message: string): Result<never, Fault> =>
  faulted('INVALID_ARGUMENT', message);

/** For whatever this backend does not carry: the answer names the thing. */
export const unimplemented = (thing: string): Result<never, Fault> =>
  faulted('UNIMPLEMENTED', `${thing} is not supported by the local backend.`);

/** What LevelDB, or the disk below it, said. */
export const storeFailed = (cause: unknown): Fault => ({
  code: 'UNAVAILABLE',
  message: `The store failed: ${cause instanceof Error ? cause.message : String(cause)}`,
});
