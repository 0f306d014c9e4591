/** Who calls, as the identity provider's token says; null for a caller without a token. */
export interface Caller {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** A callable: plain data in, plain data out; refuses by throwing `CallableError`. */
export type CallableFunction = (data: unknown, caller: Caller | null) => Promise<unknown>;
