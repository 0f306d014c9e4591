import { definitionChanged } from './definitionChanged';

describe('definitionChanged', () => {
  const stored = { name: 'Givers', match: 'all', conditions: [{ id: 'c1', dataId: 'Gift' }] };

  it('is false when only the order of keys differs', () => {
    expect(definitionChanged(stored, { conditions: [{ dataId: 'Gift', id: 'c1' }] })).toBe(false);
  });

  it('looks at the given keys only', () => {
    expect(definitionChanged(stored, { match: 'all' })).toBe(false);
  });

  it('sees a changed value deep inside a list', () => {
    expect(definitionChanged(stored, { conditions: [{ id: 'c1', dataId: 'Other' }] })).toBe(true);
  });

  it('sees the order of a list', () => {
    expect(definitionChanged({ searchIds: ['a', 'b'] }, { searchIds: ['b', 'a'] })).toBe(true);
  });

  it('sees what was never stored', () => {
    expect(definitionChanged({}, { match: 'all' })).toBe(true);
  });
});
