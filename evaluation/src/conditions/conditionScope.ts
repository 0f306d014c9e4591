import type { CivilDate } from 'shared-kernel/model';
import type { FieldTable } from '../values/fieldTable';

/** What the names in conditions resolve against: always the year, never one supporter (D5). */
export interface ConditionScope {
  /** Both ends lie outside of the year (D4). */
  readonly year: { readonly dateFrom: CivilDate; readonly dateTo: CivilDate };
  /** The day on which supporters are asked (D418). */
  readonly today: CivilDate;
  readonly table: FieldTable;
  readonly slotOfSearch: (id: string) => number | undefined;
}
