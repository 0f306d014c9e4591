export const LINT_CODES = [
  'malformed',
  'typographic',
  'loneBrace',
  'unknownSource',
  'unknownField',
  'unknownSearch',
  'formatUnknown',
  'formatUnfit',
  'pluralIncomplete',
  'truncateUnfit',
  'truncateInvalid',
  'noFallback',
  'quotedFallback',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/** Something that supporters would see and nobody meant [S45]. */
export interface LintFinding {
  readonly code: LintCode;
  /** An error changes what everybody sees, a warning what some may see. */
  readonly severity: 'error' | 'warning';
  /** The stretch of the text that it is about. */
  readonly from: number;
  readonly to: number;
  /** One sentence for people. */
  readonly message: string;
  /** What one click can do about it: put `replacement` in place of the stretch. */
  readonly mend: { readonly label: string; readonly replacement: string } | null;
}

/** What a rule says about the stretch it was given. */
export type Remark = Omit<LintFinding, 'from' | 'to'>;
