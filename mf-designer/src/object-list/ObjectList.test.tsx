import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileYear } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenContent,
  type ScreenId,
} from 'shared-kernel/model';
import { A_DAY, aScreen, aYear, itInLongRun } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { contentAtom, hiddenIdsAtom, lockedIdsAtom, selectionAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { pendingDeletionAtom } from '../editor/view/viewAtoms';
import { yearDataAtom } from '../editor/year-data/yearDataAtom';
import { AddButtons } from './AddButtons';
import { DeleteDialog } from './DeleteDialog';
import { ObjectList } from './ObjectList';

const HERE = asId<ScreenId>('here');

const contentOf = (...names: string[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items: names.map((name, index): Item => ({
    ...defaultItem(asId<ItemId>(name), index + 1),
    text: name,
    delay: 1.5,
  })),
});

/** The list of a screen, among other screens of the year. */
function list(content: ScreenContent, others: Readonly<Record<string, ScreenContent>> = {}) {
  const editor = createEditor(content);
  const screens = Object.entries(others).map(([name, other]) =>
    aScreen({ id: asId<ScreenId>(name), name, content: other }),
  );
  const parts = { fields: [], searches: [], screens };
  editor.store.set(yearDataAtom, {
    status: 'ready',
    value: { ...parts, compiled: compileYear({ today: A_DAY, year: aYear(), ...parts }) },
  });
  render(
    <UiProvider>
      <EditorProvider value={editor}>
        <AddButtons context={{ editor, save: () => undefined }} />
        <ObjectList
          context={{ editor, save: () => undefined }}
          screenId={HERE}
          onTemplates={() => undefined}
        />
        <DeleteDialog />
      </EditorProvider>
    </UiProvider>,
  );
  return { editor, user: userEvent.setup() };
}

const row = (name: string) =>
  within(screen.getByRole('list')).getByRole('button', { name: new RegExp(`^Text ${name} at`) });
const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const told = () => screen.getByRole('status', { name: 'Changes of the list' });

it('says what each object is and when it appears', () => {
  list(contentOf('One', 'Two', 'Three'));
  expect(rows()).toEqual(['Oneat 1.5 s', 'Twoat 3 s', 'Threeat 4.5 s']);
});

it('[S31] arrows walk through the list, Shift and Ctrl choose several', async () => {
  const { editor, user } = list(contentOf('One', 'Two', 'Three'));
  await user.click(row('One'));
  await user.keyboard('{ArrowDown}');
  expect(row('Two')).toHaveFocus();
  expect(editor.get(selectionAtom)).toEqual(['Two']);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(editor.get(selectionAtom)).toEqual(['Two', 'Three']);
  await user.keyboard('{Control>}');
  await user.click(row('Two'));
  await user.keyboard('{/Control}');
  expect(editor.get(selectionAtom)).toEqual(['Three']);
  await user.keyboard('{Home}');
  expect(row('One')).toHaveFocus();
});

itInLongRun(
  '[S31] Ctrl and arrows walk without choosing, Ctrl and Space choose rows apart from each other',
  async () => {
    const { editor, user } = list(contentOf('One', 'Two', 'Three'));
    await user.click(row('One'));
    await user.keyboard('{Control>}{ArrowDown}{ArrowDown}');
    expect(row('Three')).toHaveFocus();
    expect(editor.get(selectionAtom)).toEqual(['One']);
    await user.keyboard(' ');
    expect(editor.get(selectionAtom)).toEqual(['One', 'Three']);
    await user.keyboard('{ArrowUp} {/Control}');
    expect(editor.get(selectionAtom)).toEqual(['One', 'Two', 'Three']);
  },
);

itInLongRun(
  '[S32, S33] Alt and an arrow move an object, keep the focus and say where it is',
  async () => {
    const { user } = list(contentOf('One', 'Two', 'Three'));
    await user.click(row('Three'));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(rows()[0]).toMatch(/^Three/);
    expect(told()).toHaveTextContent('Moved Three to 1 of 3');
    expect(row('Three')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move earlier in the order' })).toBeDisabled();
  },
);

it('[S8, S33] deletes after a question; the neighbour is selected', async () => {
  const { editor, user } = list(contentOf('One', 'Two', 'Three'));
  await user.click(screen.getByRole('button', { name: 'Delete Two' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this object?' });
  expect(question).toHaveTextContent('“Two” is removed from the screen.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(editor.get(selectionAtom)).toEqual(['Three']);
  expect(told()).toHaveTextContent('Deleted Two, undo with Ctrl+Z');
});

it('hides and locks in this tab only, without changing the screen', async () => {
  const { editor, user } = list(contentOf('One'));
  const before = editor.get(contentAtom);
  const hide = screen.getByRole('button', { name: 'Hide One' });
  await user.click(hide);
  await user.click(screen.getByRole('button', { name: 'Lock One' }));
  expect(hide).toHaveAttribute('aria-pressed', 'true');
  expect([...editor.get(hiddenIdsAtom), ...editor.get(lockedIdsAtom)]).toEqual(['One', 'One']);
  await user.click(hide);
  expect(editor.get(hiddenIdsAtom).size).toBe(0);
  expect(editor.get(contentAtom)).toBe(before);
});

it('"Copy item" waits for a selection', async () => {
  const { editor, user } = list(contentOf());
  expect(screen.getByRole('button', { name: 'Copy item' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Add share buttons' }));
  await user.click(screen.getByRole('button', { name: 'Copy item' }));
  expect(editor.get(contentAtom).items.map(({ type }) => type)).toEqual(['share', 'share']);
  expect(told()).toHaveTextContent('Copied Share buttons, 2 of 2');
});

it('[S30] "Copy from screen" offers other screens with content, once one is chosen', async () => {
  const other = { ...contentOf('x', 'y'), backgroundColour: '#112233' };
  const { editor, user } = list(contentOf(), {
    here: contentOf('me'),
    Other: other,
    Bare: contentOf(),
  });
  const copy = screen.getByRole('button', { name: 'Copy from screen' });
  const choice = screen.getByRole('combobox', { name: 'Screen to copy from' });
  expect(within(choice).getAllByRole('option').slice(1)).toHaveLength(1);
  expect(copy).toBeDisabled();
  await user.selectOptions(choice, 'Other');
  expect(screen.getByRole('checkbox', { name: 'Also its background' })).toBeChecked();
  await user.click(copy);
  expect(editor.get(contentAtom)).toMatchObject({
    backgroundColour: '#112233',
    items: [{ text: 'x' }, { text: 'y' }],
  });
  expect(copy).toBeDisabled();
});

it('[S30] does not copy more than a screen may hold', async () => {
  const many = (count: number) =>
    contentOf(...Array.from({ length: count }, (_, index) => `n${String(index)}`));
  const { user } = list(contentOf('One'), { Full: many(200) });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Screen to copy from' }), 'Full');
  expect(screen.getByText('Too many: a screen holds at most 200 objects')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy from screen' })).toBeDisabled();
});

it('[S25] locked objects are not deleted, and it is said why', async () => {
  const { editor, user } = list(contentOf('One', 'Two'));
  await user.click(screen.getByRole('button', { name: 'Lock One' }));
  await user.click(screen.getByRole('button', { name: 'Delete One' }));
  const alert = await screen.findByRole('alertdialog', { name: 'This object is locked' });
  expect(alert).toHaveTextContent('To delete “One”, unlock it in the list of objects first.');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));

  act(() => {
    editor.store.set(
      pendingDeletionAtom,
      ['One', 'Two'].map((name) => asId<ItemId>(name)),
    );
  });
  const question = await screen.findByRole('alertdialog', { name: 'Delete this object?' });
  expect(question).toHaveTextContent(
    '“Two” is removed from the screen. What is locked stays: “One”.',
  );
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(editor.get(contentAtom).items.map(({ id }) => id)).toEqual(['One']);
});

it('[S125] says which group a row is in, and hides and locks a group as one', async () => {
  const content = contentOf('One', 'Two', 'Three', 'Four');
  const groups = ['a', '', 'a', 'alone'];
  const { editor, user } = list({
    ...content,
    items: content.items.map((item, index) => ({ ...item, group: groups[index] ?? '' })),
  });
  expect(rows()).toEqual([
    'Oneat 1.5 s · Group 1',
    'Twoat 3 s',
    'Threeat 4.5 s · Group 1',
    'Fourat 6 s',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hide Three' }));
  expect([...editor.get(hiddenIdsAtom)]).toEqual(['One', 'Three']);
  await user.click(screen.getByRole('button', { name: 'Hide One' }));
  expect([...editor.get(hiddenIdsAtom)]).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lock One' }));
  expect([...editor.get(lockedIdsAtom)]).toEqual(['One', 'Three']);
});
