import { searchImpact, snapshotOfSupporters } from 'evaluation';
import {
  succeeded,
  type FieldListEntry,
  type Screen,
  type SearchDefinition,
  type Supporter,
} from 'shared-kernel/model';
import { A_DAY, aYear } from 'shared-kernel/testing';
import type { ImpactPort } from './impactPort';

interface PreviewedYear {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  readonly screens: readonly Screen[];
  readonly supporters: readonly Supporter[];
}

/** The port's fake: the engine itself over supporters in memory. */
export const memoryImpact = ({
  fields,
  searches,
  screens,
  supporters,
}: PreviewedYear): ImpactPort => ({
  previewSearch: ({ search }) => {
    const definitions = { year: aYear(), today: A_DAY, fields, searches, screens };
    const impact = searchImpact(definitions, snapshotOfSupporters(fields, supporters), search);
    if (impact === null) throw new Error('Nobody stopped it');
    return Promise.resolve(succeeded(impact));
  },
});
