import type { ScreenDefinition, SearchDefinition } from 'shared-kernel/model';

/** What people made of a year: who is found, and what is shown. */
export interface Definitions {
  readonly searches: readonly SearchDefinition[];
  readonly screens: readonly ScreenDefinition[];
}
