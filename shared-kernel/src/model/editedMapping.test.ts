import { aColumn } from './testing/aColumn';
import { editedMappingOf, mappingOf, roleOf, withName, withRole, withType } from './editedMapping';

const columns = [
  aColumn({ position: 1, header: 'Id', name: 'Id', role: 'supporterId' }),
  aColumn({ position: 2, header: 'Email', name: 'Email', role: 'email' }),
  aColumn({ position: 3, header: 'City', name: 'City' }),
  aColumn({ position: 4, header: 'Card', name: 'Card', role: 'leftOut', refused: true }),
  aColumn({ position: 5, header: '', name: '', role: 'leftOut' }),
];
const edited = editedMappingOf(columns, null);
const roles = (of: typeof edited) => of.columns.map((column) => roleOf(of, column));

it('begins with what the inspection proposes', () => {
  expect(roles(edited)).toEqual(['supporterId', 'email', 'data', 'leftOut', 'leftOut']);
  expect(mappingOf(edited)).toEqual({
    emailPosition: 2,
    supporterIdPosition: 1,
    columns: [
      { position: 3, name: 'City', type: null, include: true },
      { position: 4, name: 'Card', type: null, include: false },
    ],
  });
});

it('goes on with what was decided before', () => {
  const decided = withType(withName(edited, 3, 'Town'), 3, 'string');
  expect(editedMappingOf(columns, mappingOf(decided))).toEqual(decided);
});

it('moves the email to another column; the one before is left out', () => {
  const moved = withRole(edited, 3, 'email');
  expect(roles(moved)).toEqual(['supporterId', 'leftOut', 'email', 'leftOut', 'leftOut']);
  expect(mappingOf(moved)?.emailPosition).toBe(3);
});

it('has nothing to send without an email column', () => {
  expect(mappingOf(withRole(edited, 2, 'data'))).toBeNull();
});

it('takes in a nameless column once it has a name', () => {
  const named = withName(withRole(edited, 5, 'data'), 5, 'Notes');
  expect(mappingOf(named)?.columns).toContainEqual({
    position: 5,
    name: 'Notes',
    type: null,
    include: true,
  });
});

it('lets the supporter’s id be data', () => {
  const mapping = mappingOf(withRole(edited, 1, 'data'));
  expect(mapping?.supporterIdPosition).toBeNull();
  expect(mapping?.columns[0]).toEqual({ position: 1, name: 'Id', type: null, include: true });
});
