import { isoDay } from 'shared-kernel/model';
import { proposedValidUntil } from './validUntil';

it('proposes 90 days', () => {
  expect(isoDay(proposedValidUntil({ year: 2026, month: 11, day: 21 }))).toBe('2027-02-19');
});
