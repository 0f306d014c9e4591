import { defaultMapping, type ImportMapping, type MappedColumn } from 'shared-kernel/model';
import { inspectSupporters } from '../inspectSupporters';
import { readSupporters } from '../readSupporters';
import { mappingFaults, refusedColumns } from './mappingFaults';

const CSV = 'Friend,Number,Email,City,,Card Number\nkit@example.org,7,bea@example.org,Ryde,x,4242424242424242\n'; // prettier-ignore

const column = (position: number, name: string, include = true): MappedColumn => ({
  position,
  name,
  type: null,
  include,
});

const MAPPING: ImportMapping = {
  emailPosition: 3,
  supporterIdPosition: null,
  columns: [column(2, 'Number'), column(4, 'City')],
};

const readBy = async (mapping: ImportMapping) => {
  const file = await readSupporters([Buffer.from(CSV)], { mapping });
  return file.ok ? file.value : file.error.code;
};

describe('[I16] a mapping', () => {
  it('leaves out what it does not name, or does not include', async () => {
    expect(
      await readBy({ ...MAPPING, columns: [column(2, 'Number', false), column(4, 'City')] }),
    ).toMatchObject({
      fieldNames: ['City'],
      supporters: [{ email: 'bea@example.org', supporterId: '', fields: { City: 'Ryde' } }],
    });
  });

  it('renames, and takes in a nameless column under its new name', async () => {
    const columns = [column(4, ' Home town '), column(5, 'Extra')];
    expect(await readBy({ ...MAPPING, columns })).toMatchObject({
      supporters: [{ fields: { 'Home town': 'Ryde', Extra: 'x' } }],
    });
  });

  it('chooses the keys, whatever the names say', async () => {
    const file = await readBy({ ...MAPPING, emailPosition: 1, supporterIdPosition: 2 });
    expect(file).toMatchObject({
      supporters: [{ email: 'kit@example.org', supporterId: '7', fields: { City: 'Ryde' } }],
    });
  });

  it('does not change values by a type', async () => {
    const columns = [{ ...column(2, 'Number'), type: 'date' as const }];
    expect(await readBy({ ...MAPPING, columns })).toMatchObject({
      supporters: [{ fields: { Number: '7' } }],
    });
  });

  it.each<[string, Partial<ImportMapping>, readonly (readonly [string, number])[]]>([
    ['a column that is not there', { columns: [column(7, 'X')] }, [['noSuchColumn', 7]]],
    ['an email column that is not there', { emailPosition: 0 }, [['noSuchColumn', 0]]],
    ['one column for two keys', { supporterIdPosition: 3 }, [['oneColumnTwice', 3]]],
    ['one column twice', { columns: [column(2, 'A'), column(2, 'B')] }, [['oneColumnTwice', 2]]],
    ['a column without a name', { columns: [column(5, ' ')] }, [['nameless', 5]]],
    ['too long a name', { columns: [column(2, 'x'.repeat(501))] }, [['longName', 2]]],
    ['a name twice', { columns: [column(2, 'City'), column(4, ' City')] }, [['repeatedName', 4]]],
  ])('with %s cannot be imported', async (_, change, expected) => {
    const mapping = { ...MAPPING, ...change };
    expect(mappingFaults(6, mapping).map(({ code, position }) => [code, position])).toEqual(
      expected,
    );
    expect(await readBy(mapping)).toBe('import/unusable-mapping');
  });

  it('may repeat the name of a column that is left out', () => {
    expect(
      mappingFaults(6, { ...MAPPING, columns: [column(2, 'City', false), column(4, 'City')] }),
    ).toEqual([]);
  });

  it('is suggested by the inspection, without what is refused', async () => {
    const inspection = await inspectSupporters([Buffer.from(CSV)]);
    const columns = inspection.ok ? inspection.value.columns : [];
    const mapping = defaultMapping(columns);
    expect(mapping).toMatchObject({
      emailPosition: 3,
      supporterIdPosition: null,
      columns: [
        column(1, 'Friend'),
        column(2, 'Number'),
        column(4, 'City'),
        column(6, 'Card Number', false),
      ],
    });
    expect(refusedColumns(columns, mapping!)).toEqual([]);
    const stubborn = { ...MAPPING, columns: [column(6, 'Harmless')] };
    expect(refusedColumns(columns, stubborn)).toMatchObject([
      { code: 'refusedColumn', position: 6 },
    ]);
  });
});
