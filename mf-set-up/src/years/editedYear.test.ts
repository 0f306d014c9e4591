import { aYear } from 'shared-kernel/testing';
import { editedNewYear, editedYearOf, readEditedYear } from './editedYear';

const TODAY = { year: 2026, month: 11, day: 21 };
const EDITED = editedNewYear([], TODAY);
const READING = { today: TODAY, before: '' };

const faultsOf = (parts: Partial<typeof EDITED>) => {
  const read = readEditedYear({ ...EDITED, ...parts }, READING);
  return read.ok ? {} : read.faults;
};

describe('a year in its form', () => {
  it('shows the first and the last day, not the days beside them (D4)', () => {
    const year = aYear({
      dateFrom: { year: 2025, month: 12, day: 31 },
      dateTo: { year: 2027, month: 1, day: 1 },
    });
    expect(editedYearOf(year)).toMatchObject({ firstDay: '2026-01-01', lastDay: '2026-12-31' });
  });

  it('begins as this calendar year, or as the year after the newest', () => {
    expect(EDITED).toMatchObject({ name: '2026', firstDay: '2026-01-01', lastDay: '2026-12-31' });
    const financial = aYear({
      dateFrom: { year: 2026, month: 3, day: 31 },
      dateTo: { year: 2027, month: 4, day: 1 },
    });
    expect(editedNewYear([financial, aYear()], TODAY)).toMatchObject({
      name: '2027',
      firstDay: '2027-04-01',
      lastDay: '2028-03-31',
    });
  });

  it('is read with its texts trimmed', () => {
    expect(
      readEditedYear({ ...EDITED, name: ' 2026 ', embedPage: ' https://x.example/a ' }, READING),
    ).toEqual({
      ok: true,
      settings: {
        name: '2026',
        firstDay: { year: 2026, month: 1, day: 1 },
        lastDay: { year: 2026, month: 12, day: 31 },
        embedPage: 'https://x.example/a',
        retainUntil: null,
      },
    });
  });

  it.each([
    [{ name: ' ' }, { name: 'Give the year a name.' }],
    [{ firstDay: '' }, { firstDay: 'Choose the first day.' }],
    [{ lastDay: '2025-12-31' }, { lastDay: 'The last day comes before the first.' }],
    [{ lastDay: '2026-02-30' }, { lastDay: 'Choose the last day.' }],
    [
      { embedPage: 'grove.example' },
      { embedPage: 'Give a whole address that begins with https://.' },
    ],
    [
      { embedPage: 'http://grove.example' },
      {
        embedPage:
          'Give an address that begins with https://. Links to other addresses are not safe.',
      },
    ],
    [
      { embedPage: 'https://ada:secret@grove.example' },
      { embedPage: 'Leave out the name and password before the @: every link would tell them.' },
    ],
    [
      { embedPage: 'https://grove.example/#year' },
      {
        embedPage: 'Leave out the # and what follows it: personal links have their own part there.',
      },
    ],
    [{ retainUntil: '2026-02-30' }, { retainUntil: 'Choose a day, or leave it empty.' }],
    [
      { retainUntil: '2026-11-20' },
      { retainUntil: 'This day is over: choose today or a later day.' },
    ],
  ])('says beside the input what keeps %j from being saved', (parts, faults) => {
    expect(faultsOf(parts)).toEqual(faults);
  });

  it('keeps a last day that has passed since it was set', () => {
    const passed = { ...EDITED, retainUntil: '2026-11-20' };
    expect(readEditedYear(passed, { today: TODAY, before: '2026-11-20' }).ok).toBe(true);
  });
});
