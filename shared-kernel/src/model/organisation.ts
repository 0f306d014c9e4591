import type { CivilDate } from './civilDate';
import type { OrganisationId, YearId } from './ids';

export interface Organisation {
  readonly id: OrganisationId;
  readonly name: string;
  readonly preferences: {
    readonly fontFamilies: readonly string[];
    readonly colours: readonly string[];
  };
}

/** A year of an organisation (spec §3). Stored dates are timestamps, read as civil dates in UTC (D3). */
export interface Year {
  readonly id: YearId;
  readonly name: string;
  /** The day before the first day of the year (D4). */
  readonly dateFrom: CivilDate;
  /** The day after the last day of the year (D4). */
  readonly dateTo: CivilDate;
  /** The organisation's page that embeds the screens, or '' where none is set. */
  readonly embedPage: string;
  /** The last day on which supporters' data is kept; null keeps it until somebody removes it. */
  readonly retainUntil: CivilDate | null;
  /** Supporters imported; -1 while an import or a count is working. */
  readonly supportersTotal: number;
  /** When supporters' data was removed because `retainUntil` had passed; null where it is there. */
  readonly supportersRemovedAt: Date | null;
  readonly screensCombined: ScreensCombined;
}

/** Number of screens matched → how many supporters match exactly that many, with examples. */
export type ScreensCombined = Readonly<
  Record<string, { readonly total: number; readonly supporterEmails: readonly string[] }>
>;
