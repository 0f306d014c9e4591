/** A mail to one person, in words for every reader and as a page for those that show one. */
export interface Mail {
  /** Normalised. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By whose email it was asked for. */
  readonly by: string;
}

/** Where mails go out: documents of Firebase's Trigger Email extension in production, a folder on one's own machine (D349). */
export interface Outbox {
  /** Whether mails reach people; if not, they are kept for whoever runs the installation to read. */
  readonly delivers: boolean;
  readonly send: (mail: Mail) => Promise<void>;
  /** Removes what was sent to these people, or in their name. */
  readonly forget: (emails: ReadonlySet<string>) => Promise<void>;
  /** Removes what was sent before. */
  readonly removeOld: (before: Date) => Promise<void>;
}
