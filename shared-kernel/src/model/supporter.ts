/** `organisations/{o}/years/{y}/supporters/{email}` (spec §3): raw strings of the export (D1). */
export interface Supporter {
  readonly email: string;
  readonly supporterId: string;
  readonly fields: Readonly<Record<string, string>>;
}
