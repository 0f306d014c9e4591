import type { Supporter } from 'shared-kernel/model';
import { aField } from 'shared-kernel/testing';

/** A value of a sensitive field. */
export const REVEALED = 'Lutheran';

export const fieldsOfPeople = [
  aField({
    ...{ name: 'Spring walk', type: 'action', count: 300 },
    spread: { '01/05/2026': 250, '01/05/2025': 50, none: 300 },
  }),
  aField({
    ...{ name: 'Town', count: 500, distinct: 9 },
    topValues: [
      { value: 'Oslo', count: 120 },
      { value: 'Bergen', count: 80 },
    ],
  }),
  aField({ name: 'Miles', type: 'number', count: 300, distinct: 3, spreadId: 'miles' }),
  aField({ name: 'First Name', count: 600, distinct: 50, topValues: [{ value: 'Jo', count: 20 }] }),
  aField({ name: 'Parish', count: 300, distinct: 5 }),
];

const aSupporter = (email: string, fields: Supporter['fields']): Supporter => ({
  ...{ email, supporterId: email, fields },
  masked: ['Parish'],
});

/** Ada and Bo have much in common, Di has nothing. */
export const people: readonly Supporter[] = [
  aSupporter('ada@example.org', {
    ...{ 'Spring walk': '01/05/2026', Town: 'Oslo', Miles: '38' },
    ...{ 'First Name': 'Jo', Parish: REVEALED },
  }),
  aSupporter('bo@example.org', {
    ...{ 'Spring walk': '02/06/2026', Town: 'Oslo ', Miles: '61' },
    ...{ 'First Name': 'Jo', Parish: REVEALED },
  }),
  aSupporter('di@example.org', {}),
];
