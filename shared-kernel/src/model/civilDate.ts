/** A day of the calendar, never an instant (D3): no time zone can move it. `month` and `day` count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
