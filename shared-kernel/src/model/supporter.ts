/** `organisations/{o}/years/{y}/supporters/{email}` (spec §3): raw strings of the export (D1). */
export interface Supporter {
  readonly email: string;
  readonly supporterId: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the year's sensitive fields where their values were left out (D370); absent where nothing was. */
  readonly masked?: readonly string[];
  /** Then: how often each search of the year matches with all values, by its id (D373). */
  readonly searchCounts?: Readonly<Record<string, number>>;
}
