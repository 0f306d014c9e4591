import { aColumn } from 'shared-kernel/testing';
import { filterColumns, NO_FILTER, type ColumnFilter } from './columnFilter';
import { editedMappingOf } from 'shared-kernel/model';

const columns = [
  aColumn({ position: 1, header: 'Email', role: 'email' }),
  aColumn({ position: 2, header: 'Date Joined', notes: [{ code: 'x', text: 'Look' }] }),
  aColumn({ position: 3, header: 'Card', role: 'leftOut', refused: true }),
];
const shown = (filter: Partial<ColumnFilter>) =>
  filterColumns(columns, { ...NO_FILTER, ...filter }, editedMappingOf(columns, null)).map(
    ({ position }) => position,
  );

it('shows all, those with a note, or those that are left out', () => {
  expect(shown({})).toEqual([1, 2, 3]);
  expect(shown({ kind: 'notes' })).toEqual([2]);
  expect(shown({ kind: 'leftOut' })).toEqual([3]);
});

it('finds by words of the header', () => {
  expect(shown({ text: 'joined date' })).toEqual([2]);
  expect(shown({ text: 'joined', kind: 'leftOut' })).toEqual([]);
});
