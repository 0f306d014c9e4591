/** A mail that the identity provider sends in production. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Resolves when the mail is where it can be read. */
export type SendMail = (mail: Mail) => Promise<void>;
