import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CHART,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  DEVICE_PRESETS,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { UiProvider } from 'shared-kernel/ui';

import { COMMANDS } from '../design-page/commands';
import { useCommandKeys } from '../editor/commands/useCommandKeys';
import { createEditor, type DesignEditor } from '../editor/createEditor';
import { contentAtom, hiddenIdsAtom, lockedIdsAtom, selectionAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { askedFieldAtom } from '../editor/panels/askedFieldAtom';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { leftTabAtom } from '../editor/panels/leftPanelAtom';
import { Canvas } from './Canvas';
import { Invitation } from './Invitation';
import { MoveNews } from './MoveNews';
import { ScaledStage } from './ScaledStage';

const id = (name: string) => asId<ItemId>(name);

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(id(name), order),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

const Bench = ({ editor }: { editor: DesignEditor }) => {
  const context = { editor, save: () => undefined };
  useCommandKeys(COMMANDS, context);
  return (
    <>
      <ScaledStage stage={DEVICE_PRESETS.mobilePortrait.popular}>
        {(scale, room) => <Canvas scale={scale} room={room} />}
      </ScaledStage>
      <Invitation
        onTemplates={() => {
          SHOW_TEMPLATES.run(context);
        }}
      />
      <MoveNews />
    </>
  );
};

/** A canvas at the device's own size: jsdom lays nothing out, so every box is empty and stands at 0, 0. */
function open(...items: Item[]) {
  const editor = createEditor({ ...DEFAULT_CONTENT, items });
  render(
    <UiProvider>
      <EditorProvider value={editor}>
        <Bench editor={editor} />
      </EditorProvider>
    </UiProvider>,
  );
  return { editor, user: userEvent.setup() };
}

const onCanvas = (name: string) => screen.getByRole('button', { name: `Text: ${name}` });

const press = (element: Element, keys: MouseEventInit = {}) => {
  fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: 0, clientY: 0, ...keys });
};

const pull = (element: Element, x: number, y: number, keys: MouseEventInit = {}) => {
  fireEvent.pointerMove(element, { pointerId: 1, clientX: x, clientY: y, ...keys });
};

const release = (element: Element) => {
  fireEvent.pointerUp(element, { pointerId: 1 });
};

const click = (element: Element, keys: MouseEventInit = {}) => {
  press(element, keys);
  release(element);
};

const positions = (editor: DesignEditor) =>
  editor
    .get(contentAtom)
    .items.map(({ screenSizes }) => screenSizes.mobilePortrait?.position ?? null);

/** What jsdom leaves out of pointer events. */
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
  Object.assign(window, { PointerEvent: MouseEvent });
});

it('[S23] clicks select, with Shift and Ctrl they add and take away, beside the items they select none', () => {
  const { editor } = open(anItem('One', 1), anItem('Two', 2), anItem('Three', 3));
  click(onCanvas('Two'));
  expect(editor.get(selectionAtom)).toEqual(['Two']);
  click(onCanvas('Three'), { shiftKey: true });
  click(onCanvas('One'), { ctrlKey: true });
  expect(editor.get(selectionAtom)).toEqual(['Two', 'Three', 'One']);
  click(onCanvas('Three'), { shiftKey: true });
  expect(editor.get(selectionAtom)).toEqual(['Two', 'One']);
  click(onCanvas('One'));
  expect(editor.get(selectionAtom)).toEqual(['One']);
  click(screen.getByRole('group', { name: 'Canvas' }));
  expect(editor.get(selectionAtom)).toEqual([]);
});

it('[S20] a drag moves all that is selected as one step of undo, from the edge that each counts from', () => {
  const { editor } = open(anItem('One', 1), anItem('Two', 2, { horizontalAlignment: 'right' }));
  click(onCanvas('Two'), { shiftKey: true });
  press(onCanvas('One'));
  pull(onCanvas('One'), 39, 84.4);
  expect(positions(editor)[0]).toEqual({ top: 25, horizontal: 25 });
  release(onCanvas('One'));
  expect(positions(editor)).toEqual([
    { top: 35, horizontal: 35 },
    { top: 35, horizontal: 15 },
  ]);
  act(editor.undo);
  expect(positions(editor)).toEqual([DEFAULT_LAYOUT.position, DEFAULT_LAYOUT.position]);
});

it('[S20] Escape takes a drag back, and the selection stays', async () => {
  const { editor, user } = open(anItem('One', 1));
  press(onCanvas('One'));
  pull(onCanvas('One'), 39, 84.4);
  await waitFor(() => {
    expect(onCanvas('One')).toHaveStyle({ left: '35%' });
  });
  await user.keyboard('{Escape}');
  expect(onCanvas('One')).toHaveStyle({ left: '25%', top: '25%' });
  release(onCanvas('One'));
  expect(positions(editor)).toEqual([DEFAULT_LAYOUT.position]);
  expect(editor.get(selectionAtom)).toEqual(['One']);
});

it('[S22] a drag comes to rest on a line that is near, with Alt where it is', () => {
  const { editor } = open(anItem('One', 1));
  press(onCanvas('One'));
  pull(onCanvas('One'), 191, 300);
  release(onCanvas('One'));
  expect(positions(editor)[0]?.horizontal).toBe(75);
  act(editor.undo);
  press(onCanvas('One'));
  pull(onCanvas('One'), 191, 300, { altKey: true });
  release(onCanvas('One'));
  expect(positions(editor)[0]?.horizontal).toBe(74);
});

it('[S21] arrow keys move all that is selected, with Shift a little; a held key is one step of undo', async () => {
  const { editor, user } = open(
    anItem('One', 1),
    anItem('Two', 2, { horizontalAlignment: 'right' }),
  );
  act(() => {
    editor.select([id('One'), id('Two')]);
  });
  await user.keyboard('{ArrowRight>3/}');
  expect(positions(editor)).toEqual([
    { top: 25, horizontal: 28 },
    { top: 25, horizontal: 22 },
  ]);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(positions(editor).map((position) => position?.top)).toEqual([24.9, 24.9]);
  act(editor.undo);
  act(editor.undo);
  expect(positions(editor)).toEqual([DEFAULT_LAYOUT.position, DEFAULT_LAYOUT.position]);
});

it('[S25] what is locked is neither selected, nor moved, nor reached by Tab', async () => {
  const { editor, user } = open(anItem('One', 1), anItem('Two', 2));
  act(() => {
    editor.select([id('One'), id('Two')]);
    editor.store.set(lockedIdsAtom, () => new Set([id('One')]));
  });
  await waitFor(() => {
    expect(onCanvas('One')).toHaveAttribute('tabindex', '-1');
  });
  await user.keyboard('{ArrowRight}');
  press(onCanvas('Two'));
  pull(onCanvas('Two'), 39, 84.4);
  release(onCanvas('Two'));
  expect(positions(editor)).toEqual([DEFAULT_LAYOUT.position, { top: 35, horizontal: 36 }]);
  click(onCanvas('One'));
  expect(editor.get(selectionAtom)).toEqual([]);
});

it('[S25] what this tab hides is not drawn', async () => {
  const { editor } = open(anItem('One', 1), anItem('Two', 2));
  act(() => {
    editor.store.set(hiddenIdsAtom, () => new Set([id('One')]));
  });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Text: One' })).not.toBeInTheDocument();
  });
  expect(onCanvas('Two')).toBeVisible();
});

it('[S21] where arrow keys moved things is told once they have rested', async () => {
  const { editor, user } = open(
    anItem('One', 1),
    anItem('Two', 2, { horizontalAlignment: 'right' }),
  );
  const told = screen.getByRole('status', { name: 'Moves' });
  await user.keyboard('{ArrowDown>5/}{Shift>}{ArrowRight}{/Shift}');
  expect(told).toBeEmptyDOMElement();
  await waitFor(() => {
    expect(told).toHaveTextContent(/^Moved to top 30%, left 25.1%$/);
  });
  act(() => {
    editor.select([id('One'), id('Two')]);
  });
  await user.keyboard('{ArrowUp}');
  await waitFor(() => {
    expect(told).toHaveTextContent(/^Moved 2 items$/);
  });
});

it('[S9] what nothing is seen of is said so over the canvas, and is called so', () => {
  open(
    anItem('One', 1, { text: '{field|First Name|0|none|}' }),
    anItem('Two', 2, { type: 'image', text: '', url: '' }),
    anItem('Three', 3, { text: '  ', backgroundColour: '#ff0000' }),
    anItem('Four', 4, { type: 'chart', text: 'By month', chart: DEFAULT_CHART }),
  );
  // [S162]
  expect(screen.getByRole('button', { name: 'Chart: (no numbers yet)' })).toBeVisible();
  const empty = onCanvas('(empty for this supporter)');
  expect(empty).toHaveAttribute('data-empty', '(empty for this supporter)');
  expect(empty).toHaveTextContent(/^$/);
  expect(screen.getByRole('button', { name: 'Image: (no image yet)' })).toHaveAttribute(
    'data-empty',
  );
  expect(onCanvas('Colour')).not.toHaveAttribute('data-empty');
});

it('[S9] an image that fails to load has a box that says so, until it loads', async () => {
  open(anItem('', 1, { type: 'image', url: 'https://pictures.example/gone.png' }));
  const image = screen.getByRole('button', { name: 'Image: Image' });
  const picture = image.querySelector('img');
  if (picture === null) throw new Error('no picture was drawn');
  fireEvent.error(picture);
  await waitFor(() => {
    expect(image).toHaveAccessibleName('Image: (image cannot be loaded)');
  });
  expect(image).toHaveAttribute('data-empty', '(image cannot be loaded)');
  fireEvent.load(picture);
  await waitFor(() => {
    expect(image).not.toHaveAttribute('data-empty');
  });
});

it('[S28] Enter on an item, or a double click, asks for where its text is written', async () => {
  const { editor, user } = open(anItem('One', 1), anItem('Two', 2));
  act(() => {
    onCanvas('Two').focus();
  });
  await user.keyboard('{Enter}');
  expect(editor.get(selectionAtom)).toEqual(['Two']);
  expect(editor.get(askedFieldAtom)).toBe('text');
  act(() => {
    editor.store.set(askedFieldAtom, null);
  });
  await user.dblClick(onCanvas('One'));
  expect(editor.get(selectionAtom)).toEqual(['One']);
  expect(editor.get(askedFieldAtom)).toBe('text');
});

it('[S29] a screen without items invites to begin', async () => {
  const { editor, user } = open();
  await user.click(screen.getByRole('button', { name: 'Choose a template' }));
  expect(editor.get(leftTabAtom)).toBe('templates');
  await user.click(screen.getByRole('button', { name: 'Add a text' }));
  expect(editor.get(contentAtom).items).toHaveLength(1);
  expect(editor.get(askedFieldAtom)).toBe('newText');
  expect(screen.queryByRole('group', { name: 'Begin this screen' })).not.toBeInTheDocument();
});

describe('[S125] a group', () => {
  const inGroup = (name: string, order: number, group = 'one') => anItem(name, order, { group });

  it('is chosen by pressing one of it, added and taken away as one, but for who is locked', () => {
    const { editor } = open(inGroup('One', 1), inGroup('Two', 2), anItem('Three', 3));
    click(onCanvas('Two'));
    expect(editor.get(selectionAtom)).toEqual(['One', 'Two']);
    click(onCanvas('Three'));
    click(onCanvas('One'), { shiftKey: true });
    expect(editor.get(selectionAtom)).toEqual(['Three', 'One', 'Two']);
    click(onCanvas('Two'), { ctrlKey: true });
    expect(editor.get(selectionAtom)).toEqual(['Three']);
    act(() => {
      editor.store.set(lockedIdsAtom, () => new Set([id('One')]));
    });
    click(onCanvas('Two'));
    expect(editor.get(selectionAtom)).toEqual(['Two']);
  });

  it('a drag moves all of it', () => {
    const { editor } = open(inGroup('One', 1), inGroup('Two', 2), anItem('Three', 3));
    click(onCanvas('Three'));
    press(onCanvas('One'));
    pull(onCanvas('One'), 39, 84.4);
    release(onCanvas('One'));
    const moved = { top: 35, horizontal: 35 };
    expect(positions(editor)).toEqual([moved, moved, DEFAULT_LAYOUT.position]);
  });

  it('a double click chooses one of it, which is then dragged alone', () => {
    const { editor } = open(inGroup('One', 1), inGroup('Two', 2));
    document.elementFromPoint = () => onCanvas('Two');
    click(onCanvas('Two'));
    fireEvent.dblClick(onCanvas('Two'));
    expect(editor.get(selectionAtom)).toEqual(['Two']);
    expect(editor.get(askedFieldAtom)).toBeNull();
    click(onCanvas('Two'));
    expect(editor.get(selectionAtom)).toEqual(['Two']);
    press(onCanvas('Two'));
    pull(onCanvas('Two'), 39, 84.4);
    release(onCanvas('Two'));
    expect(positions(editor)).toEqual([DEFAULT_LAYOUT.position, { top: 35, horizontal: 35 }]);
  });

  it('is made and taken apart by key, each one step of undo', async () => {
    const { editor, user } = open(anItem('One', 1), anItem('Two', 2), anItem('Three', 3));
    const groups = () => editor.get(contentAtom).items.map(({ group }) => group);
    await user.keyboard('{Control>}g{/Control}');
    expect(groups()).toEqual(['', '', '']);
    act(() => {
      editor.select([id('One'), id('Three')]);
    });
    await user.keyboard('{Control>}g{/Control}');
    const [one, two, three] = groups();
    expect([one, two]).toEqual([three, '']);
    expect(one).not.toBe('');
    await user.keyboard('{Control>}{Shift>}g{/Shift}{/Control}');
    expect(groups()).toEqual(['', '', '']);
    act(editor.undo);
    expect(groups()).toEqual([one, '', one]);
    act(editor.undo);
    expect(groups()).toEqual(['', '', '']);
  });
});
