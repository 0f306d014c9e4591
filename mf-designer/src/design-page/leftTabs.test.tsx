import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { asId, DEFAULT_CONTENT, defaultItem, type ItemId } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { EditorProvider } from '../editor/EditorContext';
import { checksShownAtom } from '../editor/panels/leftPanelAtom';
import { SHOW_PICTURES } from '../media/mediaCommands';
import { LeftPanel } from './LeftPanel';
import { LeftRail } from './LeftRail';

const TABS = {
  templates: 'Stills of templates',
  pictures: <input type="search" aria-label="Find a picture" />,
  illustrations: 'Drawings',
};

function open() {
  const item = defaultItem(asId<ItemId>('text'), 1);
  const editor = createEditor({ ...DEFAULT_CONTENT, items: [item] });
  const context = { editor, save: () => undefined };
  const view = render(
    <Provider store={signedIn()}>
      <UiProvider>
        <EditorProvider value={editor}>
          <LeftRail context={context} />
          <LeftPanel tabs={TABS} checks="What was found" />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  return { editor, context, view, user: userEvent.setup() };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.queryByRole('tabpanel');

beforeEach(() => {
  localStorage.clear();
});

it('[S157] a tab opens and closes its panel, as it was left in this browser', async () => {
  const { user, view } = open();
  expect(panel()).not.toBeInTheDocument();
  await user.click(tab('Templates'));
  expect(panel()).toHaveAccessibleName('Templates');
  await user.click(tab('Illustrations'));
  expect(panel()).toHaveAccessibleName('Illustrations');
  view.unmount();

  const again = open();
  expect(panel()).toHaveTextContent('Drawings');
  await user.click(tab('Illustrations'));
  expect(panel()).not.toBeInTheDocument();
  again.view.unmount();
  open();
  expect(panel()).not.toBeInTheDocument();
});

it('[S157] Checks take its place for a while', async () => {
  const { editor, user } = open();
  await user.click(tab('Templates'));
  act(() => {
    editor.store.set(checksShownAtom, true);
  });
  expect(screen.getByText('What was found')).toBeVisible();
  expect(panel()).not.toBeInTheDocument();
  act(() => {
    editor.store.set(checksShownAtom, false);
  });
  expect(panel()).toHaveAccessibleName('Templates');
});

it('[S158] arrows lead from tab to tab, a key into the panel, Escape to what is selected', async () => {
  const { editor, context, user } = open();
  const [onCanvas] = [document.body.appendChild(document.createElement('button'))];
  editor.elements.register('itemOnCanvas', () => onCanvas);
  tab('Templates').focus();
  await user.keyboard('{ArrowDown}');
  expect(tab('Pictures')).toHaveFocus();
  expect(panel()).not.toBeInTheDocument();
  await user.keyboard('{End}{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
  expect(tab('Pictures')).toHaveAttribute('aria-selected', 'true');
  await user.tab();
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.type(search, 'oak{Escape}');
  expect(search).toHaveFocus();
  await user.clear(search);
  await user.keyboard('{Escape}');
  expect(onCanvas).toHaveFocus();

  act(() => {
    SHOW_PICTURES.run(context);
  });
  expect(panel()).toHaveFocus();
  onCanvas.remove();
});

it('[S162] an image that is added opens the pictures, which fill it, or leaves the illustrations', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Add image' }));
  expect(panel()).toHaveAccessibleName('Pictures');
  await user.click(tab('Illustrations'));
  await user.click(screen.getByRole('button', { name: 'Add photo frame' }));
  expect(panel()).toHaveAccessibleName('Illustrations');
  await user.click(tab('Illustrations'));
  await user.click(screen.getByRole('button', { name: 'Add shape' }));
  expect(panel()).not.toBeInTheDocument();
});
