/** Who calls, as the identity provider's token says; null for a caller without a token. */
export interface Caller {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** A callable: plain data in, plain data out; refuses by throwing `CallableError`. */
export type CallableFunction = (data: unknown, caller: Caller | null) => Promise<unknown>;

/** The email under which somebody acts; '' where the token has none. */
export const emailOf = ({ token }: Caller): string =>
  typeof token['email'] === 'string' ? token['email'] : '';
