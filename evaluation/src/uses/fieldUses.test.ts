import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  defaultItem,
  type ItemId,
  type SearchId,
} from 'shared-kernel/model';
import { aCondition, aScreen, aSearch } from 'shared-kernel/testing';
import { createFieldUses } from './fieldUses';

const town = { name: 'Town', type: 'string' } as const;
const petition = { name: 'PET Beaches', type: 'action' } as const;
const names = (used: readonly { readonly name: string }[]) => used.map(({ name }) => name);

const searchOf = (name: string, parts: Parameters<typeof aCondition>[0]) =>
  aSearch({ id: asId<SearchId>(name), name, conditions: [aCondition(parts)] });

describe('createFieldUses', () => {
  it('finds searches by an exact name, blanks around it or not', () => {
    const usesOf = createFieldUses(
      [
        searchOf('Exact', { fieldType: 'data', dataId: ' Town ' }),
        searchOf('Part', { fieldType: 'data', dataId: 'Tow' }),
      ],
      [],
    );
    expect(names(usesOf(town).searches)).toEqual(['Exact']);
  });

  it('finds searches by a fuzzy name, of fields that its kind of condition reads', () => {
    const usesOf = createFieldUses(
      [
        searchOf('Pages', { fieldType: 'page', dataIdMatch: 'fuzzy', dataId: 'B' }),
        searchOf('Data', { fieldType: 'data', dataIdMatch: 'fuzzy', dataId: 'o' }),
        searchOf('All', { fieldType: 'data', dataIdMatch: 'fuzzy', dataId: '' }),
      ],
      [],
    );
    expect(names(usesOf(petition).searches)).toEqual(['Pages']);
    expect(names(usesOf({ name: 'Blog', type: 'string' }).searches)).toEqual(['Data']);
    expect(names(usesOf({ name: 'Blog', type: 'unknown' }).searches)).toEqual([]);
  });

  it('takes the id of another search for no field', () => {
    const usesOf = createFieldUses([searchOf('Ref', { dataType: 'search', dataId: 'Town' })], []);
    expect(usesOf(town).searches).toEqual([]);
  });

  it('finds screens by a placeholder and by a condition of an item', () => {
    const item = defaultItem(asId<ItemId>('item-1'), 1);
    const screenOf = (name: string, parts: Partial<typeof item>) =>
      aScreen({ name, content: { ...DEFAULT_CONTENT, items: [{ ...item, ...parts }] } });
    const usesOf = createFieldUses(
      [],
      [
        screenOf('Text', { text: 'In {field|Town|0|none|your town}!' }),
        screenOf('Figure', { figure: { ...DEFAULT_FIGURE, goal: '{field|Town|0|none|}' } }),
        screenOf('Search', { text: '{search|Town|0|none|}' }),
        screenOf('Broken', { text: '{field|Town}' }),
        screenOf('Item', { conditions: [aCondition({ fieldType: 'data', dataId: 'Town' })] }),
      ],
    );
    expect(names(usesOf(town).screens)).toEqual(['Text', 'Figure', 'Item']);
  });
});
