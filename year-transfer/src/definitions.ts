import type { CalculatedField, ScreenDefinition, SearchDefinition } from 'shared-kernel/model';

/** A calculated field without what was counted of it. */
export type CalculatedDefinition = Pick<
  CalculatedField,
  'id' | 'name' | 'calculation' | 'explained' | 'explanation'
>;

/** What people made of a year: who is found, and what is shown. */
export interface Definitions {
  readonly searches: readonly SearchDefinition[];
  readonly screens: readonly ScreenDefinition[];
  /** Absent where nobody asks for them. */
  readonly calculated?: readonly CalculatedDefinition[];
}
