import { asId, type ActivityEntry, type YearId } from 'shared-kernel/model';
import { spreadsheetCsv } from 'supporter-data';
import { activityRows } from './activityCsv';

const YEAR = asId<YearId>('y');
const entry: ActivityEntry = {
  ...{ id: '8-a', deed: 'searchSaved', at: new Date('2026-11-23T22:05:09.123Z') },
  ...{ by: 'ada@example.org', yearId: YEAR, person: '', subject: 'Donors' },
};

const csvOf = (...entries: readonly ActivityEntry[]): readonly string[] =>
  spreadsheetCsv(activityRows(entries, [{ id: YEAR, name: '2026' }]))
    .split('\r\n')
    .slice(1, -1);

it('is a line for each entry, with the moment in UTC', () => {
  expect(csvOf(entry)).toEqual([
    '2026-11-23 22:05:09,ada@example.org,saved the search “Donors”,2026,searchSaved,8-a',
  ]);
});

it('runs nothing in a spreadsheet, whatever somebody is called', () => {
  const [line] = csvOf({ ...entry, by: '=cmd|calc@example.org', subject: 'x", "=1+1' });
  expect(line).toContain(`,'=cmd|calc@example.org,"saved the search “x"", ""=1+1”",`);
});

it('says so where the year is gone, or the action unknown', () => {
  expect(csvOf({ ...entry, deed: null, yearId: asId<YearId>('gone') })).toEqual([
    expect.stringMatching(/does not know yet.*,a year that is gone,,8-a$/),
  ]);
  expect(csvOf({ ...entry, yearId: null })[0]).toMatch(/”,,searchSaved,8-a$/);
});
