import { succeeded } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aField, itInLongRun } from 'shared-kernel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gift, open, openRow } from './testing/openFields';

describe('the dictionary', () => {
  const said = {
    ...{ description: 'All gifts of the year', owner: 'Fundraising', source: '', retention: '' },
    ...{ sensitive: true, revision: 3, savedBy: 'ada@example.org', savedAt: null },
  };
  const openForm = async () => {
    const panel = within(await screen.findByRole('article', { name: 'Gift total' }));
    await userEvent.click(panel.getByRole('button', { name: 'About this field' }));
    return within(await screen.findByRole('form', { name: 'About Gift total' }));
  };

  it('shows what a field means, and that it is sensitive', async () => {
    open({ fields: [{ ...gift, dictionary: said }, aField({ name: 'Town' })] });
    await openRow('Gift total');
    const panel = within(await screen.findByRole('article', { name: 'Gift total' }));
    expect(panel.getByText('Sensitive')).toBeVisible();
    expect(panel.getByText('All gifts of the year')).toBeVisible();
    const town = within(screen.getByRole('article', { name: 'Town' }));
    expect(town.queryByText('Sensitive')).not.toBeInTheDocument();
  });

  it('saves what is said over the revision that was read, and shows it', async () => {
    const asked: unknown[] = [];
    let fields = [{ ...gift, dictionary: { ...said, sensitive: false } }];
    const store = open({
      parts: {
        loadFieldList: () => Promise.resolve(succeeded({ items: fields, malformed: [] })),
        describeField: ({ fieldName, description, expectedRevision }) => {
          asked.push({ fieldName, description, expectedRevision });
          const revision = expectedRevision + 1;
          fields = [{ ...gift, dictionary: { ...said, ...description, revision } }];
          return Promise.resolve(succeeded({ outcome: 'saved', revision }));
        },
      },
    });
    const form = await openForm();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: 'Source' }), 'CRM');
    await userEvent.click(form.getByRole('checkbox', { name: 'Sensitive' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const { description, owner, retention } = said;
    expect(asked).toEqual([
      {
        fieldName: 'Gift total',
        description: { description, owner, source: 'CRM', retention, sensitive: true },
        expectedRevision: 3,
      },
    ]);
    expect(store.get(toastAtom)?.toast).toMatchObject({ body: 'Saved successfully!' });
    // Whoever saves by the keyboard goes on from there.
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Source' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked[1]).toMatchObject({ description: { source: 'CRM!' }, expectedRevision: 4 });
  });

  it('lets admins alone say that a field is not sensitive any more', async () => {
    open({ fields: [{ ...gift, dictionary: said }] });
    const form = await openForm();
    expect(form.getByRole('checkbox', { name: 'Sensitive' })).toBeDisabled();
    expect(form.getByText(/Only an admin/)).toBeVisible();
  });

  it('asks before it writes over what somebody else said, and loads theirs', async () => {
    const theirs = { ...said, description: 'Theirs', revision: 4, savedBy: 'bo@example.org' };
    let fields = [{ ...gift, dictionary: said }];
    const asked: number[] = [];
    open({
      admin: true,
      parts: {
        loadFieldList: () => Promise.resolve(succeeded({ items: fields, malformed: [] })),
        describeField: ({ expectedRevision }) => {
          asked.push(expectedRevision);
          fields = [{ ...gift, dictionary: theirs }];
          return Promise.resolve(
            succeeded(
              expectedRevision === 3
                ? {
                    ...{ outcome: 'conflict', revision: 4 },
                    savedBy: 'bo@example.org',
                    savedAt: null,
                  }
                : { outcome: 'saved', revision: 5 },
            ),
          );
        },
      },
    });
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: 'Owner' }), '!');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
    expect(await screen.findByDisplayValue('Theirs')).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Owner' }), '?');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(asked).toEqual([3, 4]);
  });

  itInLongRun('begins from what somebody else said by then', async () => {
    let fields = [{ ...gift, dictionary: said }];
    const asked: number[] = [];
    open({
      admin: true,
      parts: {
        loadFieldList: () => Promise.resolve(succeeded({ items: fields, malformed: [] })),
        setNeverShare: () => Promise.resolve(succeeded(undefined)),
        describeField: ({ expectedRevision }) => {
          asked.push(expectedRevision);
          return Promise.resolve(succeeded({ outcome: 'saved', revision: 5 }));
        },
      },
    });
    await openForm();
    fields = [{ ...gift, dictionary: { ...said, owner: 'Theirs', revision: 4 } }];
    await userEvent.click(screen.getByRole('checkbox', { name: /^Never share/ }));
    expect(await screen.findByDisplayValue('Theirs')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Source' }), 'CRM');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked).toEqual([4]);
  });

  it('keeps what was written when its row is scrolled away', async () => {
    open({ fields: [gift, aField({ name: 'Town' })] });
    await openRow('Gift total');
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: 'Owner' }), 'Care');
    const find = screen.getByRole('searchbox', { name: 'Find a data field' });
    await userEvent.type(find, 'town');
    expect(screen.queryByRole('article', { name: 'Gift total' })).not.toBeInTheDocument();
    await userEvent.clear(find);
    expect(await screen.findByRole('textbox', { name: 'Owner' })).toHaveValue('Care');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole('textbox', { name: 'Owner' })).toHaveValue('');
  });
});
