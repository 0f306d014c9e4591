import type { InspectedColumn } from '../importRecord';

/** A column as the inspection shows it; everything that a test does not name is plain. */
export const aColumn = (parts: Partial<InspectedColumn> = {}): InspectedColumn => ({
  position: 1,
  header: 'City',
  name: 'City',
  role: 'data',
  type: 'string',
  typeShare: 1,
  filled: 3,
  samples: ['Leeds', 'York'],
  notes: [],
  refused: false,
  ...parts,
});
