/** Why a search or screen is not counted at all: its count says nothing. */
export const NOT_COUNTED_CODES = ['aboveLimit', 'tooHeavy', 'brokeOff'] as const;
export type NotCountedCode = (typeof NOT_COUNTED_CODES)[number];

/** Why a search or screen may count otherwise than its author meant. Else the count stands all the same (D8, D9). */
export const MATCH_FAULT_CODES = [
  ...NOT_COUNTED_CODES,
  'unreadable',
  'invalidMatch',
  'cycle',
  'unknownField',
  'wrongFieldType',
  'noFuzzyMatch',
  'unknownSearch',
  'emptyDataValue',
  'unreadableDataValue',
  'emptyRange',
  'operatorDoesNotFit',
  'emptyGroup',
] as const;
export type MatchFaultCode = (typeof MATCH_FAULT_CODES)[number];

export interface MatchFault {
  readonly code: MatchFaultCode;
  /** A sentence for people, with the names in question. */
  readonly message: string;
}

/** What a match job leaves on a search or screen. */
export interface MatchResult {
  /** Supporters matched; -1 means working (spec §3). */
  readonly supportersMatched: number;
  /** Set by a client to ask for recalculation, cleared by the job (D17). */
  readonly supportersMatchedUpdate: boolean;
  readonly supportersMatchedEmails: readonly string[];
  /** When the count was worked out, null before the first time. */
  readonly supportersMatchedAt: Date | null;
  /** What was broken about it when it was counted; null where nothing was. */
  readonly supportersMatchedFault: MatchFault | null;
}

export const isNotCounted = ({
  supportersMatchedFault: fault,
}: Pick<MatchResult, 'supportersMatchedFault'>): boolean =>
  fault !== null && NOT_COUNTED_CODES.some((code) => code === fault.code);

/** Flag set and -1 both read "Working..." (D17). */
export const isWorking = (result: MatchResult): boolean =>
  result.supportersMatchedUpdate || result.supportersMatched < 0;

/** Who saved last and as which revision (D22). A thing never saved has revision 0. */
export interface Revision {
  readonly revision: number;
  readonly savedBy: string;
  readonly savedAt: Date | null;
}
