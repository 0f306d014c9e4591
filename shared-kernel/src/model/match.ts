/** What a match job leaves on a search or screen. */
export interface MatchResult {
  /** Supporters matched; -1 means working (spec §3). */
  readonly supportersMatched: number;
  /** Set by a client to ask for recalculation, cleared by the job (D17). */
  readonly supportersMatchedUpdate: boolean;
  readonly supportersMatchedEmails: readonly string[];
  /** When the count was worked out, null before the first time. */
  readonly supportersMatchedAt: Date | null;
}

/** Flag set and -1 both read "Working..." (D17). */
export const isWorking = (result: MatchResult): boolean =>
  result.supportersMatchedUpdate || result.supportersMatched < 0;

/** Who saved last and as which revision (D22). A thing never saved has revision 0. */
export interface Revision {
  readonly revision: number;
  readonly savedBy: string;
  readonly savedAt: Date | null;
}
