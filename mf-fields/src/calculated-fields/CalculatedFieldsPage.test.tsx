import {
  succeeded,
  type CalculatedAnswer,
  type CalculatedPreview,
  type Calculation,
  type FieldListEntry,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { aCondition, aField, aSearch, aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { versionStoreAtom, type VersionStore } from 'shared-kernel/versions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalculatedSave } from '../server/calculated';
import { CalculatedFieldsPage } from './CalculatedFieldsPage';
import { calculatedStoreAtom, type CalculatedStore } from './calculatedStore';

const TOTAL: Calculation = { kind: 'sum', fields: { by: 'prefix', prefix: 'Gift' }, isMoney: true };

const calculated = (name: string, calculation: Calculation): FieldListEntry => ({
  ...aField({ name, type: 'number', count: 412 }),
  calculated: {
    ...{ id: name, calculation, explained: false },
    figures: { supporters: 600, having: 412, thresholds: null, total: null },
    saved: { revision: 3, savedBy: 'bo@example.org', savedAt: null },
  },
});

const PREVIEW: CalculatedPreview = {
  figures: { supporters: 600, having: 412, thresholds: null, total: null },
  zero: 7,
  sources: ['Gift Jan'],
  examples: [
    {
      supporterEmail: 'ann@example.org',
      value: '30',
      workedFrom: [
        { name: 'Gift Jan', value: '10' },
        { name: 'Gift Feb', value: '20' },
      ],
    },
  ],
  problems: [],
};

const IMPORTED = [
  aField({ name: 'Gift Jan', type: 'donation' }),
  aField({ name: 'Gift Feb', type: 'donation' }),
  aField({ name: 'City', type: 'string' }),
];

function open(fields: readonly FieldListEntry[], parts: Partial<CalculatedStore> = {}) {
  const saves: (readonly [CalculatedSave, number])[] = [];
  const store = signedIn({ roles: { admin: false } });
  store.set(calculatedStoreAtom, {
    loadFieldList: () =>
      Promise.resolve(succeeded({ items: [...IMPORTED, ...fields], malformed: [] })),
    loadYear: () => Promise.resolve(succeeded(aYear({ supportersTotal: 600 }))),
    loadSearches: () =>
      Promise.resolve(
        succeeded({
          items: [
            aSearch({
              name: 'Generous',
              conditions: [aCondition({ fieldType: 'data', dataId: 'Total' })],
            }),
          ],
          malformed: [],
        }),
      ),
    loadScreens: () => Promise.resolve(succeeded({ items: [], malformed: [] })),
    previewCalculatedField: () => Promise.resolve(succeeded(PREVIEW)),
    saveCalculatedField: (_, field, revision) => {
      saves.push([field, revision]);
      return Promise.resolve(succeeded({ outcome: 'saved', revision: revision + 1 }));
    },
    deleteCalculatedField: () => Promise.resolve(succeeded({ outcome: 'deleted' })),
    newId: () => 'new-id',
    ...parts,
  });
  renderPage(CalculatedFieldsPage, { path: '/fields/calculated', at: '/fields/calculated', store });
  return { store, saves };
}

const user = userEvent.setup();

it('says how a field is worked out, how many have it and what uses it', async () => {
  open([calculated('Total', TOTAL)]);
  const panel = await screen.findByRole('article', { name: 'Total' });
  expect(panel).toHaveTextContent('The sum of the fields that begin with “Gift”.');
  expect(panel).toHaveTextContent('412 of 600 supporters have a value (69%)');
  expect(within(panel).getByRole('link', { name: 'Generous' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'City' })).not.toBeInTheDocument();
});

itInLongRun(
  'takes an earlier version into its form, and saves it as any other (D383)',
  async () => {
    const { store, saves } = open([calculated('Total', TOTAL)]);
    const versions: Pick<VersionStore, 'read' | 'readSaved'> = {
      read: () =>
        Promise.resolve(
          succeeded(
            [3, 2].map((revision) => ({
              ...{ id: `total ${String(revision)}`, part: 'calculated' as const, revision },
              ...{
                savedBy: 'bo@example.org',
                savedAt: new Date(),
                changes: [`Change ${revision}`],
              },
            })),
          ),
        ),
      readSaved: () =>
        Promise.resolve(
          succeeded({ name: 'In all', calculation: TOTAL, explained: false, explanation: null }),
        ),
    };
    store.set(versionStoreAtom, { ...store.get(versionStoreAtom), ...versions });
    const panel = await screen.findByRole('article', { name: 'Total' });
    await user.click(within(panel).getByRole('button', { name: /Edit/ }));
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    await user.click(await screen.findByRole('button', { name: /Change 2/ }));
    const dialog = screen.getByRole('dialog', { name: 'Versions' });
    expect(await within(dialog).findByText('In all')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Bring this version back' }));
    expect(saves).toEqual([]);
    expect(screen.getByLabelText('Name')).toHaveValue('In all');
    await user.click(screen.getByRole('button', { name: 'Save calculated field' }));
    await waitFor(() => expect(saves).toMatchObject([[{ name: 'In all', calculation: TOTAL }, 3]]));
  },
);

it('says which of its fields is gone since', async () => {
  open([
    calculated('Total', { ...TOTAL, fields: { by: 'names', names: ['Gift Jan', 'Gift Mar'] } }),
  ]);
  const panel = await screen.findByRole('article', { name: 'Total' });
  expect(within(panel).getByText('There is no field “Gift Mar”')).toBeVisible();
  expect(panel).not.toHaveTextContent('There is no field “Gift Jan”');
});

it('says that an imported field of its name is read in its place (D309)', async () => {
  open([calculated('Total', TOTAL), aField({ name: 'Total', type: 'donation' })]);
  const panel = await screen.findByRole('article', { name: 'Total' });
  expect(panel).toHaveTextContent('An imported field has this name, and is read in its place.');
});

it('makes one of chosen fields, after showing what it comes to', async () => {
  const { saves } = open([]);
  await user.click(await screen.findByRole('button', { name: 'New calculated field' }));
  expect(screen.getByRole('heading', { name: 'New calculated field' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: /Gift Jan/ }));
  await user.click(screen.getByRole('checkbox', { name: /Gift Feb/ }));
  expect(screen.queryByRole('checkbox', { name: /City/ })).not.toBeInTheDocument();
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('The sum of “Gift Jan” and “Gift Feb”.');
  const examples = await within(preview).findByRole('table', { name: 'Examples' });
  expect(examples).toHaveTextContent('30Gift Jan: 10, Gift Feb: 20ann@example.org');
  expect(preview).toHaveTextContent('For 7 of them it is 0.');

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Total ');
  await user.click(screen.getByRole('button', { name: 'Save calculated field' }));
  await waitFor(() => {
    expect(saves).toEqual([
      [
        {
          ...{ id: 'new-id', name: 'Total', explained: false, explanation: '' },
          calculation: {
            ...{ kind: 'sum', isMoney: true },
            fields: { by: 'names', names: ['Gift Jan', 'Gift Feb'] },
          },
        },
        0,
      ],
    ]);
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'New calculated field' })).toHaveFocus();
  });
});

it('shows what is worked out of a sensitive field by a click that is logged', async () => {
  const asked: unknown[] = [];
  const masked = { ...PREVIEW, zero: 0, examples: [], masked: ['Gift Jan'] };
  open([calculated('Total', TOTAL)], {
    previewCalculatedField: (_, __, reveal) => {
      asked.push(reveal);
      return Promise.resolve(succeeded(reveal === true ? PREVIEW : masked));
    },
  });
  const panel = within(await screen.findByRole('article', { name: 'Total' }));
  await user.click(panel.getByRole('button', { name: /^Edit/ }));
  const note = within(await screen.findByRole('note', { name: 'Hidden values' }));
  expect(note.getByText(/“Gift Jan” is sensitive/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Examples' })).toBeNull();
  await user.click(note.getByRole('button', { name: 'Show values' }));
  expect(await screen.findByRole('table', { name: 'Examples' })).toHaveTextContent('30');
  expect(screen.queryByRole('note', { name: 'Hidden values' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus();
  expect(asked).toEqual([false, true]);
});

it('saves nothing without a name or fields, and says what is missing', async () => {
  const { saves } = open([]);
  await user.click(await screen.findByRole('button', { name: 'New calculated field' }));
  await user.click(screen.getByRole('button', { name: 'Save calculated field' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one field');
  expect(screen.getByText('Give it a name')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'City');
  expect(screen.getByText('There is already a field called “City”')).toBeVisible();
  expect(saves).toEqual([]);
});

it('saves over the revision that was opened, and shows why the server refuses', async () => {
  const sentence = 'It would be worked out of itself: “Total” → “Rate” → “Total”';
  const { saves } = open([calculated('Total', TOTAL)], {
    saveCalculatedField: (_, field, revision) => {
      saves.push([field, revision]);
      return Promise.resolve(succeeded({ outcome: 'refused', sentence }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Total' }));
  await user.click(screen.getByRole('button', { name: 'Save calculated field' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(saves).toMatchObject([[{ id: 'Total', name: 'Total', calculation: TOTAL }, 3]]);
});

it('asks before somebody else’s save is written over', async () => {
  const conflict = { outcome: 'conflict', revision: 4, savedBy: 'bo@example.org', savedAt: null };
  open([calculated('Total', TOTAL)], {
    saveCalculatedField: () => Promise.resolve(succeeded(conflict as CalculatedAnswer)),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Total' }));
  await user.click(screen.getByRole('button', { name: 'Save calculated field' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('bo@example.org');
});

it('says what keeps a field from being deleted', async () => {
  const sentence = 'It is used in the search “Generous”';
  const { store } = open([calculated('Total', TOTAL)], {
    deleteCalculatedField: () => Promise.resolve(succeeded({ outcome: 'refused', sentence })),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Total' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => {
    expect(JSON.stringify(store.get(toastAtom))).toContain(JSON.stringify(sentence).slice(1, -1));
  });
});

describe('what supporters may ask', () => {
  const begun = async () => {
    const opened = open([calculated('Total', TOTAL)]);
    await user.click(await screen.findByRole('button', { name: 'Edit Total' }));
    return opened;
  };
  const tick = () =>
    user.click(
      screen.getByRole('checkbox', { name: 'Supporters may ask how this was worked out' }),
    );
  const sentence = () => screen.getByRole('textbox', { name: 'What they read' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save calculated field' }));

  it('is off until somebody ticks it, and then begins from a sentence that they make theirs', async () => {
    const { saves } = await begun();
    expect(screen.queryByRole('textbox', { name: 'What they read' })).not.toBeInTheDocument();
    await tick();
    expect(sentence()).toHaveValue('We added up, for you: Gift…');
    await user.clear(sentence());
    expect(screen.getByText('Write the sentence that supporters read')).toBeVisible();
    await save();
    expect(saves).toEqual([]);
    await user.type(sentence(), ' All your gifts of the year. ');
    await save();
    await waitFor(() => {
      expect(saves).toMatchObject([
        [{ explained: true, explanation: 'All your gifts of the year.' }, 3],
      ]);
    });
  });

  itInLongRun('saves the proposed sentence as it stands in the form', async () => {
    const { saves } = await begun();
    await tick();
    await save();
    await waitFor(() => {
      expect(saves).toMatchObject([
        [{ explained: true, explanation: 'We added up, for you: Gift…' }, 3],
      ]);
    });
  });

  itInLongRun('stands on its panel, and is kept where it is ticked off', async () => {
    const told = calculated('Total', TOTAL);
    const explanation = 'All your gifts.';
    const { saves } = open([
      {
        ...told,
        ...(told.calculated && {
          calculated: { ...told.calculated, explained: true, explanation },
        }),
      },
    ]);
    const panel = await screen.findByRole('article', { name: 'Total' });
    expect(panel).toHaveTextContent('Supporters who ask read: “All your gifts.”');
    await user.click(screen.getByRole('button', { name: 'Edit Total' }));
    expect(sentence()).toHaveValue(explanation);
    await tick();
    await save();
    await waitFor(() => {
      expect(saves).toMatchObject([[{ explained: false, explanation }, 3]]);
    });
  });

  it('is told nobody where it comes of a field that is never shared, which is said', async () => {
    open([
      calculated('Total', TOTAL),
      calculated('Trees', { kind: 'share', field: 'Total', of: 10, among: 'all' }),
      { ...aField({ name: 'Gift Mar', type: 'donation' }), neverShareSetBy: 'ada@example.org' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit Trees' }));
    await tick();
    expect(screen.getByText(/It is worked out of “Gift Mar”, which is never shared/)).toBeVisible();
  });
});
