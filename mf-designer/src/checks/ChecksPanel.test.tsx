import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, DEFAULT_CONTENT, defaultItem, type ItemId } from 'shared-kernel/model';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { selectionAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { dataModeOf } from '../editor/preview/dataMode';
import { dataModeAtom } from '../editor/preview/dataModeAtom';
import { deviceSizeAtom, viewAtom } from '../editor/view/viewAtoms';
import { checkedAtom } from './checksAtoms';
import { ChecksButton } from './ChecksButton';
import { ChecksPanel } from './ChecksPanel';
import type { Finding } from './finding';
import { SavedFindings } from './SavedFindings';

const scrollIntoView = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

beforeEach(() => {
  sessionStorage.clear();
});

const id = asId<ItemId>('total');
const content = { ...DEFAULT_CONTENT, items: [{ ...defaultItem(id, 1), text: 'Total' }] };

const cutOff: Finding = {
  code: 'leavesStage',
  itemId: id,
  detail: '',
  message: 'is cut off at the edge of the screen',
  place: { view: 'tabletPortrait', size: 'small', mode: dataModeOf('largest') },
};

const tree = (editor: ReturnType<typeof createEditor>, saving: boolean, unsaved: boolean) => (
  <UiProvider>
    <EditorProvider value={editor}>
      <ChecksButton />
      <SavedFindings saving={saving} unsaved={unsaved} />
      <ChecksPanel />
    </EditorProvider>
  </UiProvider>
);

function checked(...findings: Finding[]) {
  const editor = createEditor(content);
  const { rerender } = render(tree(editor, false, false));
  const find = (found: readonly Finding[]) => {
    act(() => {
      editor.store.set(checkedAtom, { content, findings: found });
    });
  };
  find(findings);
  return {
    editor,
    find,
    user: userEvent.setup(),
    show: (state: { saving: boolean; unsaved: boolean }) => {
      rerender(tree(editor, state.saving, state.unsaved));
    },
  };
}

it('[S66] the panel comes into sight with the focus when it is opened', async () => {
  const { user } = checked(cutOff);
  await user.click(screen.getByRole('button', { name: 'Checks: 1 finding' }));
  const panel = screen.getByRole('region', { name: 'Checks' });
  expect(panel).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([panel]);
});

it('[S66] a finding leads to its item, view, device and data', async () => {
  const { editor, user } = checked(cutOff);
  editor.select([]);
  await user.click(screen.getByRole('button', { name: 'Checks: 1 finding' }));
  await user.click(screen.getByRole('button', { name: /“Total” is cut off/ }));
  expect(editor.get(selectionAtom)).toEqual([id]);
  expect(editor.get(viewAtom)).toBe('tabletPortrait');
  expect(editor.get(deviceSizeAtom)).toBe('small');
  expect(editor.get(dataModeAtom).id).toBe('largest');
});

it('[S66] what a save added is said until there are edits again', () => {
  const { find, show } = checked();
  const told = screen.getByRole('status', { name: 'Findings of the save' });
  find([cutOff]);
  show({ saving: true, unsaved: true });
  show({ saving: false, unsaved: false });
  expect(told).toHaveTextContent('Saved with 1 new finding');
  show({ saving: false, unsaved: true });
  expect(told).toBeEmptyDOMElement();
});
