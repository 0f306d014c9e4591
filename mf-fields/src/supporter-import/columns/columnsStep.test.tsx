import { NOTHING_CHOSEN } from 'shared-kernel/model';
import { aColumn, itInLongRun } from 'shared-kernel/testing';
import { screen } from '@testing-library/react';
import { anImport } from '../testing/anImport';
import { COLUMNS, importServer } from '../testing/importServer';
import { click, column, freshImports, names, open, pass, step, user } from '../testing/importWalk';

freshImports();

describe('the columns', () => {
  const mapping = anImport({ state: 'mapping', columns: COLUMNS });

  it('are skipped, renamed and read as another type', async () => {
    const server = await open(importServer([mapping]));
    expect(column('Gift').getByText('Number (98% of the values)')).toBeVisible();
    expect(column('Gift').getByText('2 cannot be read as numbers')).toBeVisible();
    expect(column('City').getByText('Leeds · York')).toBeVisible();
    await user.selectOptions(column('Gift').getByLabelText('Type'), 'Read as text');
    expect(column('Gift').queryByText(/cannot be read/)).not.toBeInTheDocument();
    await user.selectOptions(column('City').getByLabelText('Use as'), 'Leave out');
    const name = column('Gift').getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Amount');
    await click('Check the file');
    expect(server.asked).toEqual([
      [
        'checkImport',
        {
          emailPosition: 1,
          supporterIdPosition: null,
          columns: [
            { position: 2, name: 'City', type: null, include: false },
            { position: 3, name: 'Amount', type: 'string', include: true },
          ],
        },
      ],
    ]);
  });

  it('say which are refused, and why', async () => {
    const notes = [{ code: 'cardNumbers', text: 'Looks like card numbers, and is never stored.' }];
    const card = aColumn({ position: 4, header: 'Campaign Data 9', role: 'leftOut', notes });
    await open(importServer([{ ...mapping, columns: [...COLUMNS, { ...card, refused: true }] }]));
    expect(column('Campaign Data 9').getByText('Refused')).toBeVisible();
    expect(column('Campaign Data 9').getByText(/Looks like card numbers/)).toBeVisible();
    expect(column('Campaign Data 9').queryByLabelText('Use as')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Show columns'), 'With a note');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('say what a type means, and ask of an action no more once it is a date', async () => {
    const notes = [{ code: 'actionOrDate', text: 'Read as an action. Or choose Date.' }];
    const walk = aColumn({ position: 4, header: 'Walk', type: 'action', notes });
    await open(importServer([{ ...mapping, columns: [...COLUMNS, walk] }]));
    const shown = () => column('Walk');
    expect(shown().getByText('The day on which they took part')).toBeVisible();
    expect(screen.getByText(/^An action is something that supporters took part in/)).toBeVisible();
    expect(shown().getByText(/^Read as an action/)).toBeVisible();
    await user.selectOptions(shown().getByLabelText('Type'), 'Read as date');
    expect(await shown().findByText('A day, such as a birthday')).toBeVisible();
    expect(shown().queryByText(/^Read as an action/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^An action is something/)).not.toBeInTheDocument();
  });

  it('cannot go on without an email column, or with one name twice', async () => {
    await open(importServer([mapping]));
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Leave out');
    expect(screen.getByText('Choose the column with the email addresses first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Email address');
    const name = column('Gift').getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'City');
    expect(column('Gift').getByText('Another column has this name.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled();
  });

  itInLongRun('say what goes without a supporter id, until one is chosen', async () => {
    await open(importServer([mapping]));
    expect(screen.getByText('Nobody would get a personal link from this file')).toBeVisible();
    await user.selectOptions(column('City').getByLabelText('Use as'), 'Supporter ID');
    expect(screen.queryByText('Nobody would get a personal link from this file')).toBeNull();
  });

  it('keep what was decided over a reload of the page, until it is checked', async () => {
    const first = await open(importServer([mapping]));
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Leave out');
    await user.type(column('Gift').getByLabelText('Name'), ' total');
    first.unmount();
    const server = await open(importServer([mapping]));
    expect(screen.getByText('Which column holds the email addresses?')).toBeVisible();
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Gift total');
    await user.selectOptions(column('Email').getByLabelText('Use as'), 'Email address');
    await click('Check the file');
    expect(names(server.asked)).toEqual(['checkImport']);
    expect(localStorage).toHaveLength(0);
  });

  itInLongRun(
    'are proposed anew where the file is read in another way than the choices were made for',
    async () => {
      const first = await open(importServer([mapping]));
      await user.type(column('Gift').getByLabelText('Name'), ' total');
      first.unmount();
      const options = { ...NOTHING_CHOSEN, delimiter: ';' };
      await open(importServer([{ ...mapping, options }]));
      expect(column('Gift').getByLabelText('Name')).toHaveValue('Gift');
    },
  );

  itInLongRun(
    'say how the whole file was read, with its accents where that is not certain',
    async () => {
      const columns = [...COLUMNS, aColumn({ position: 4, header: 'Town', samples: ['Malmö'] })];
      const readAs = { encoding: 'windows-1252', delimiter: ';', headerRow: 1 };
      await open(importServer([{ ...mapping, columns, readAs, total: 6 }]));
      expect(screen.getByText(/Windows-1252 · separated by semicolons/)).toBeVisible();
      expect(
        screen.getByText(/Not all letters of this file are written in one way/),
      ).toHaveTextContent('Malmö');
      expect(column('City').getByText(/3 rows with a value \(50%\)/)).toBeVisible();
    },
  );

  itInLongRun('are as in the import before, as long as the person wants that', async () => {
    const choices = {
      leftOut: ['City'],
      changed: [{ column: 'Gift', role: 'data', name: 'Amount', type: 'string' } as const],
    };
    const earlier = { startedAt: new Date('2026-03-03T10:00:00Z'), choices };
    const server = await open(importServer([{ ...mapping, earlier }]));
    expect(
      screen.getByText('Columns of the same names are as in the import of 3 March 2026.'),
    ).toBeVisible();
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Amount');
    expect(column('City').getByLabelText('Use as')).toHaveValue('leftOut');

    await click('Begin without these choices');
    expect(column('Gift').getByLabelText('Name')).toHaveValue('Gift');
    expect(column('City').getByLabelText('Use as')).toHaveValue('data');
    const again = screen.getByRole('button', { name: /^Choose columns as in/ });
    expect(again).toHaveFocus();
    await click('Choose columns as in the import of 3\u00a0March\u00a02026');
    await click('Check the file');
    expect(server.asked).toEqual([
      [
        'checkImport',
        {
          emailPosition: 1,
          supporterIdPosition: null,
          columns: [
            { position: 2, name: 'City', type: null, include: false },
            { position: 3, name: 'Amount', type: 'string', include: true },
          ],
        },
      ],
    ]);
  });

  describe('of a platform that is known', () => {
    const MAILCHIMP = ['Email Address', 'MEMBER_RATING', 'OPTIN_IP', 'LEID', 'EUID'].map(
      (header, index) =>
        aColumn({
          ...{ position: index + 1, header, name: header },
          role: index === 0 ? 'email' : 'data',
        }),
    );
    const exported = anImport({ state: 'mapping', columns: MAILCHIMP });

    itInLongRun(
      'are proposed as they are usually wanted, which can be taken, and taken back',
      async () => {
        const server = await open(importServer([exported]));
        expect(screen.getByText('This looks like an export of Mailchimp')).toBeVisible();
        expect(column('LEID').getByLabelText('Use as')).toHaveValue('data');
        await click('Set the columns like this');
        expect(column('LEID').getByLabelText('Use as')).toHaveValue('leftOut');
        expect(column('EUID').getByLabelText('Use as')).toHaveValue('supporterId');
        expect(column('MEMBER_RATING').getByLabelText('Name')).toHaveValue('Member rating');
        await click('Take them back');
        expect(column('LEID').getByLabelText('Use as')).toHaveValue('data');
        await click('Set the columns like this');
        await click('Check the file');
        expect(server.asked).toMatchObject([['checkImport', { supporterIdPosition: 5 }]]);
      },
    );

    itInLongRun('stay as they are where somebody declines', async () => {
      await open(importServer([exported]));
      await click('No, thanks');
      expect(screen.queryByText(/looks like an export/)).not.toBeInTheDocument();
      expect(column('LEID').getByLabelText('Use as')).toHaveValue('data');
    });
  });

  itInLongRun('say nothing of choices for columns that the file does not have', async () => {
    const choices = { leftOut: ['Shoe size'], changed: [] };
    await open(importServer([{ ...mapping, earlier: { startedAt: null, choices } }]));
    expect(screen.queryByText(/as in the import/)).not.toBeInTheDocument();
  });

  itInLongRun('can be read in another way where there are none as they are read now', async () => {
    const failure = 'No header found: the file has only blank lines.';
    const options = { ...NOTHING_CHOSEN, encoding: 'utf-16le' };
    const server = await open(
      importServer([anImport({ state: 'mapping', columns: null, failure, options })]),
    );
    expect(screen.getByText(/No header found/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Recognised');
    expect(server.asked).toEqual([['reinspectImport', NOTHING_CHOSEN]]);
    await pass(1000);
    await pass(1000);
    expect(column('City').getByLabelText('Name')).toHaveValue('City');
  });

  itInLongRun('are read again with another encoding', async () => {
    const server = await open(importServer([mapping]));
    await click('Letters, cells or column names look wrong?');
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Windows-1252');
    await pass(1000);
    expect(server.asked).toEqual([
      ['reinspectImport', { ...NOTHING_CHOSEN, encoding: 'windows-1252' }],
    ]);
    expect(step()).toBe('Columns');
  });

  it('say at the place what the server refused', async () => {
    const server = await open(importServer([mapping]));
    server.refuse({ code: 'server/invalid-argument', message: 'Column 2: nothing there' });
    await click('Check the file');
    expect(screen.getByText('Column 2: nothing there.')).toBeVisible();
    expect(step()).toBe('Columns');
  });
});
