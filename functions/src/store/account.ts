/** Somebody whom the identity provider knows. */
export interface Account {
  readonly uid: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

/** By email, in any case; null where nobody has signed up with it. */
export type FindAccount = (email: string) => Promise<Account | null>;

/** By user id; one that is unknown is gone already. */
export type RemoveAccount = (uid: string) => Promise<void>;
