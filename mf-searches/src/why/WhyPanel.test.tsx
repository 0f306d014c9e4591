import { asId, type SearchId } from 'shared-kernel/model';
import { aCondition, itInLongRun } from 'shared-kernel/testing';
import { screen, within } from '@testing-library/react';
import {
  callers,
  conditionNumber,
  id,
  openSearch,
  town,
  user,
  walkers,
} from '../search-editor/testing/openSearch';

describe('why', () => {
  const why = () => within(screen.getByRole('region', { name: 'Why?' }));
  const ask = (email: string) => user.type(why().getByLabelText('Supporter’s email'), email);

  it('shows what was read, how, and that it passed', async () => {
    await openSearch();
    await ask(' Ada@Example.org ');
    expect(await why().findByText('Supporter found')).toBeVisible();
    expect(why().getByText('ada@example.org matches')).toBeVisible();
    const [row] = why().getAllByRole('row').slice(1);
    expect(row).toHaveTextContent(
      'Spring walk01/05/2026Read as action: 1/5/2026Passed: Took part within the year',
    );
  });

  it('shows near misses: a day that the year leaves out, a text in other capitals', async () => {
    await openSearch({
      searches: [{ ...walkers, conditions: [...walkers.conditions, town('==', 'Oslo')] }],
    });
    await ask('bo@example.org');
    expect(await why().findByText('bo@example.org does not match')).toBeVisible();
    const rows = why().getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Near miss: by a day at the edge of the year');
    expect(rows[3]).toHaveTextContent('Near miss: it differs only in capitals, accents or blanks');
  });

  itInLongRun(
    'marks a row by what it does to a condition that asks for not taking part',
    async () => {
      await openSearch();
      await ask('ada@example.org');
      await why().findByText('ada@example.org matches');
      await user.selectOptions(conditionNumber(1).getByLabelText('Page action'), 'notCompleted');
      expect(why().getByText('ada@example.org does not match')).toBeVisible();
      expect(why().getAllByRole('row')[1]).toHaveTextContent(
        'Not passed: Took part within the year, which must not be',
      );
      await user.clear(why().getByLabelText('Supporter’s email'));
      await ask('di@example.org');
      await why().findByText('di@example.org matches');
      expect(why().getAllByRole('row')[1]).toHaveTextContent(/(?<!Not )Passed: Did not take part/);
    },
  );

  itInLongRun('says why a value fails its comparison', async () => {
    await openSearch({ searches: [{ ...walkers, conditions: [town('==', 'Oslo')] }] });
    await ask('bo@example.org');
    await why().findByText('bo@example.org does not match');
    expect(why().getAllByRole('row')[1]).toHaveTextContent('Not passed: “OSLO” is not “Oslo”');
  });

  itInLongRun('says when a missing value passes', async () => {
    await openSearch({ searches: [{ ...walkers, conditions: [town('!=', 'Oslo')] }] });
    await ask('di@example.org');
    expect(await why().findByText('Missing, which this comparison lets pass')).toBeVisible();
  });

  itInLongRun(
    'follows the search as edited, and opens the searches that it refers to',
    async () => {
      await openSearch({
        searches: [
          {
            ...callers,
            id,
            conditions: [
              aCondition({
                dataType: 'search',
                dataId: 'walkers-2',
                dataEqualsOperator: '>=',
                dataValue: '1',
              }),
            ],
          },
          { ...walkers, id: asId<SearchId>('walkers-2') },
        ],
      });
      await ask('cy@example.org');
      expect(await why().findByText('cy@example.org matches')).toBeVisible();
      await user.click(why().getByRole('button', { name: 'Why it counts 1' }));
      expect(why().getByText('02/06/2026')).toBeVisible();
      await user.selectOptions(conditionNumber(1).getByLabelText('Comparison'), 'is less than');
      expect(why().getByText('cy@example.org does not match')).toBeVisible();
    },
  );

  it('says when there is no such supporter', async () => {
    await openSearch();
    await ask('nobody@example.org');
    expect(why().getByText('Loading...')).toBeVisible();
    expect(await why().findByText('Cannot find supporter')).toBeVisible();
  });

  it('says that values of a sensitive field decide, and tells why once they are shown', async () => {
    const eva = { email: 'eva@example.org', supporterId: '5', fields: { Town: 'Oslo' } };
    const masked = { masked: ['Town', 'Belief'], searchCounts: { walkers: 1 } };
    await openSearch({
      searches: [{ ...walkers, conditions: [town('==', 'Oslo')] }],
      supporters: [{ ...eva, ...masked }],
    });
    await ask('eva@example.org');
    const note = within(await why().findByRole('note', { name: 'Hidden values' }));
    expect(note.getByText(/“Town” is sensitive/)).toBeVisible();
    expect(why().queryByText(/eva@example.org (does not )?match/)).toBeNull();
    await user.click(note.getByRole('button', { name: 'Show values' }));
    expect(why().getByLabelText('Supporter’s email')).toHaveFocus();
    expect(await why().findByText('eva@example.org matches')).toBeVisible();
    expect(why().queryByRole('note')).toBeNull();
  });

  itInLongRun('tells why where no sensitive field is asked for', async () => {
    const fay = { email: 'fay@example.org', supporterId: '6', fields: { Town: 'Oslo' } };
    await openSearch({
      searches: [{ ...walkers, conditions: [town('==', 'Oslo')] }],
      supporters: [{ ...fay, masked: ['Spring walk'] }],
    });
    await ask('fay@example.org');
    expect(await why().findByText('fay@example.org matches')).toBeVisible();
  });
});
