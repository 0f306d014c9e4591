import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { DEFAULT_CONTENT, type ScreenContent } from 'shared-kernel/model';
import { anOrganisation, itInLongRun, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../../editor/createEditor';
import { contentAtom } from '../../editor/documentAtoms';
import { EditorProvider } from '../../editor/EditorContext';
import { ScreenProperties } from './ScreenProperties';

async function design(changes: Partial<ScreenContent> = {}) {
  const editor = createEditor({ ...DEFAULT_CONTENT, ...changes });
  const store = signedIn({
    organisation: anOrganisation({ preferences: { fontFamilies: [], colours: ['#23807f'] } }),
  });
  render(
    <Provider store={store}>
      <UiProvider>
        <EditorProvider value={editor}>
          <ScreenProperties />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Gradient and movement/ }));
  await user.click(screen.getByRole('button', { name: /^Transition/ }));
  return { user, editor, content: () => editor.get(contentAtom) };
}

const choice = (name: string) => screen.getByRole('combobox', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

itInLongRun('[S82] a screen comes in as the year says, or in its own way', async () => {
  const { user, content } = await design();
  expect(choice('How this screen comes in')).toHaveDisplayValue('As the year (Cross-fade)');
  await user.selectOptions(choice('How this screen comes in'), 'Shared element');
  await user.clear(field('Transition takes'));
  await user.type(field('Transition takes'), '0.8');
  expect(content().transition).toEqual({ kind: 'sharedElement', duration: 0.8 });
  expect(screen.getByText(/^Objects that have the same name/)).toBeVisible();
  await user.selectOptions(choice('How this screen comes in'), 'Cut');
  expect(screen.queryByRole('textbox', { name: 'Transition takes' })).not.toBeInTheDocument();
});

it('[S83] a gradient has two to four colours, and none with less', async () => {
  const { user, editor, content } = await design();
  await user.click(screen.getByRole('button', { name: 'Add a gradient' }));
  expect(content().backgroundMotion.gradient.colours).toEqual(['#ffffff', '#23807f']);
  await user.click(screen.getByRole('button', { name: 'Add a colour' }));
  await user.click(screen.getByRole('button', { name: 'Add a colour' }));
  expect(content().backgroundMotion.gradient.colours).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Add a colour' })).not.toBeInTheDocument();
  await user.clear(field('Angle'));
  await user.type(field('Angle'), '90');
  await user.selectOptions(choice('The gradient'), 'Turns');
  expect(content().backgroundMotion.gradient).toMatchObject({ angle: 90, movement: 'turn' });
  await user.click(screen.getByRole('button', { name: 'Remove colour 4' }));
  await user.click(screen.getByRole('button', { name: 'Remove colour 3' }));
  const [remove] = screen.getAllByRole('button', { name: 'Remove the gradient' });
  if (remove === undefined) throw new Error('nothing removes it');
  await user.click(remove);
  expect(content().backgroundMotion.gradient.colours).toEqual([]);
  act(editor.undo);
  expect(content().backgroundMotion.gradient.colours).toHaveLength(2);
});

itInLongRun('[S83] the focal point is pressed on the picture, or written', async () => {
  const { user, content } = await design({ backgroundImage: 'https://pictures.example/tree.png' });
  await user.selectOptions(choice('Background picture'), 'Zooms in');
  const picture = document.querySelector('[data-focus-picture]');
  if (!(picture instanceof HTMLElement)) throw new Error('no picture to press on');
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
  Object.assign(picture, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  fireEvent.pointerDown(picture, { clientX: 150, clientY: 125, pointerId: 1 });
  expect(content().backgroundMotion).toMatchObject({
    movement: 'zoomIn',
    focus: { left: 25, top: 75 },
  });
  fireEvent.pointerMove(picture, { clientX: 900, clientY: -20, pointerId: 1 });
  expect(content().backgroundMotion.focus).toEqual({ left: 100, top: 0 });
  await user.clear(field('From the left'));
  await user.type(field('From the left'), '33');
  expect(content().backgroundMotion.focus).toEqual({ left: 33, top: 0 });
});

it('[S83] without a picture there is nothing to move but a gradient', async () => {
  await design();
  expect(screen.queryByRole('group', { name: 'Focal point' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a gradient' })).toBeVisible();
});
