import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { DEFAULT_CONTENT } from 'shared-kernel/model';
import { IN_LONG_RUN, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { Invitation } from '../canvas/Invitation';
import type { CommandContext } from '../editor/commands/command';
import { useCommandKeys } from '../editor/commands/useCommandKeys';
import { createEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { AddButtons } from '../object-list/AddButtons';
import { ItemProperties } from '../properties/ItemProperties';
import { AlternativeText } from '../text/AlternativeText';
import { FigureText } from '../text/FigureText';
import { ItemText } from '../text/ItemText';
import { COMMANDS } from './commands';

const Keys = ({ context }: { context: CommandContext }) => {
  useCommandKeys(COMMANDS, context);
  return null;
};

function emptyScreen() {
  const editor = createEditor(DEFAULT_CONTENT);
  const context: CommandContext = { editor, save: () => undefined };
  render(
    <Provider store={signedIn()}>
      <UiProvider>
        <EditorProvider value={editor}>
          <Invitation onTemplates={() => undefined} />
          <AddButtons context={context} />
          <Keys context={context} />
          <ItemProperties texts={{ ItemText, AlternativeText, FigureText }} />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), texts: () => editor.get(contentAtom).items.map((i) => i.text) };
}

const textField = () =>
  within(screen.getByRole('region', { name: 'Item properties' })).getByRole('textbox', {
    name: 'Text',
  });

type Act = ReturnType<typeof userEvent.setup>;

const press = (button: string) => (user: Act) =>
  user.click(screen.getByRole('button', { name: button }));

const WAYS = [
  ['“Add text”', press('Add text')],
  ['“Add a text”', press('Add a text')],
  ['The key of “Add text”', (user: Act) => user.keyboard('a')],
] as const;

it.each(IN_LONG_RUN ? WAYS : WAYS.slice(0, 1))(
  '[S1] %s leads into the text, where typing takes the place of the default',
  async (_name, add) => {
    const { user, texts } = emptyScreen();
    await add(user);
    await waitFor(() => {
      expect(textField()).toHaveFocus();
    });
    expect(document.getSelection()?.toString()).toBe('Add text here');
    await user.keyboard('Hello');
    expect(texts()).toEqual(['Hello']);
  },
);

it('[S1] other objects leave the focus where it is', async () => {
  const { user } = emptyScreen();
  await user.click(screen.getByRole('button', { name: 'Add image' }));
  expect(screen.getByRole('button', { name: 'Add image' })).toHaveFocus();
});
