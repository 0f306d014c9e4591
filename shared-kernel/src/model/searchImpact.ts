import type { ScreenId, SearchId } from './ids';
import type { AudienceChange } from './publishing';

/** What saving an edited search changes, and who matches it as edited, counted over all supporters of the year. */
export interface SearchImpact {
  /** Supporters of the year. */
  readonly supporters: number;
  /** Beside the search as it is saved. */
  readonly search: AudienceChange;
  /** Examples, each a stable choice: of who matches, and of who is added and removed by a save. */
  readonly matched: ExampleSupporters;
  readonly gained: ExampleSupporters;
  readonly lost: ExampleSupporters;
  /** Those that refer to it, however far. */
  readonly searches: readonly (AudienceChange & { readonly searchId: SearchId })[];
  /** Those whose set-up asks for it, directly or through other searches. */
  readonly screens: readonly (AudienceChange & { readonly screenId: ScreenId })[];
}

export interface ExampleSupporters {
  readonly supporterEmails: readonly string[];
}

/** How many supporters two searches have in common. */
export interface SearchOverlap {
  /** Supporters of the year. */
  readonly supporters: number;
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
}
