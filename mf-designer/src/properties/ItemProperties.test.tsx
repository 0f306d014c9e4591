import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { anOrganisation, itInLongRun, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { editContent } from '../canvas/editContent';
import { addNewItem } from '../editor/adding/addNewItem';
import { createEditor } from '../editor/createEditor';
import { contentAtom, lockedIdsAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { closedSectionsAtom } from '../editor/panels/closedSectionsAtom';
import { AlternativeText } from '../text/AlternativeText';
import { FigureText } from '../text/FigureText';
import { ItemText } from '../text/ItemText';
import { ItemProperties } from './ItemProperties';

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

/** The properties of a screen's selected items; at first the first one is. */
function design(...items: Item[]) {
  const editor = createEditor({ ...DEFAULT_CONTENT, items });
  const store = signedIn({
    organisation: anOrganisation({ preferences: { fontFamilies: ['Lora'], colours: ['#23807f'] } }),
  });
  render(
    <Provider store={store}>
      <UiProvider>
        <EditorProvider value={editor}>
          <ItemProperties texts={{ ItemText, AlternativeText, FigureText }} />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  return { editor, user: userEvent.setup(), items: () => editor.get(contentAtom).items };
}

const properties = () => within(screen.getByRole('region', { name: 'Item properties' }));

it('[S34] edits one property of several items and leaves what differs otherwise', async () => {
  const two = [
    anItem('One', 1, { animation: 'fade', delay: 1 }),
    anItem('Two', 2, { animation: 'zoom', delay: 3 }),
  ];
  const { editor, user, items } = design(...two);
  act(() => {
    editor.select(two.map(({ id }) => id));
  });
  expect(properties().getByRole('button', { name: '2 selected items' })).toBeVisible();
  expect(properties().getByRole('combobox', { name: 'Animation' })).toHaveDisplayValue('Mixed');
  const width = properties().getByRole('textbox', { name: 'Width' });
  expect(width).toHaveValue('50');
  await user.clear(width);
  await user.type(width, '80');
  await user.selectOptions(properties().getByRole('combobox', { name: 'Delay' }), '5 s');
  expect(items()).toMatchObject([
    { animation: 'fade', delay: 5, screenSizes: { mobilePortrait: { maxWidth: 80 } } },
    { animation: 'zoom', delay: 5, screenSizes: { mobilePortrait: { maxWidth: 80 } } },
  ]);
});

it('[S5] text that is no number stays after the input is left, until undo brings another value', async () => {
  const { editor, user } = design(anItem('One', 1));
  const top = properties().getByRole('textbox', { name: 'Top' });
  await user.clear(top);
  await user.type(top, '3x');
  await user.tab();
  expect(top).toHaveValue('3x');
  expect(top).toBeInvalid();
  expect(top).toHaveAccessibleDescription('A number from 0 to 100');
  act(editor.undo);
  expect(top).toHaveValue('25');
  expect(top).toBeValid();
});

itInLongRun('arrow keys step a number by 1, with Shift by 0.1, within its bounds', async () => {
  const { user } = design(anItem('One', 1));
  const padding = properties().getByRole('textbox', { name: 'Padding' });
  await user.click(padding);
  await user.keyboard('{ArrowDown}');
  expect(padding).toHaveValue('0');
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(padding).toHaveValue('1.9');
});

itInLongRun('[S73] a font size takes the line height along, in one step of undo', async () => {
  const { editor, user, items } = design(anItem('One', 1));
  await user.selectOptions(properties().getByRole('combobox', { name: 'Font size' }), '56');
  expect(items()[0]?.screenSizes.mobilePortrait?.font).toEqual({ size: 56, lineHeight: 56 });
  expect(properties().getByRole('combobox', { name: 'Line height' })).toHaveValue('56');
  act(editor.undo);
  expect(items()[0]?.screenSizes.mobilePortrait?.font).toEqual({ size: 24, lineHeight: 30 });
});

itInLongRun('takes a colour as text, and says when it is none', async () => {
  const { user, items } = design(anItem('One', 1));
  const colour = properties().getByRole('textbox', { name: 'Background colour' });
  await user.clear(colour);
  await user.paste('url(evil)');
  expect(colour).toBeInvalid();
  expect(colour).toHaveAccessibleDescription(/A colour such as #1f6f6b/);
  await user.clear(colour);
  await user.paste('#f00');
  expect(colour).toBeValid();
  await user.click(properties().getByRole('button', { name: 'Text colour: #23807f' }));
  const [item] = items();
  expect(item?.backgroundColour).toMatch(/^rgba?\(255, ?0, ?0/);
  expect(item?.font.colour).toBe('#23807f');
});

itInLongRun('[S36] centres by the width, and asks for one first', async () => {
  const { user } = design(anItem('One', 1));
  const width = properties().getByRole('textbox', { name: 'Width' });
  await user.clear(width);
  await user.click(properties().getByRole('button', { name: 'Centre horizontally' }));
  const alert = await screen.findByRole('alertdialog', {
    name: "Please set the item's width first",
  });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await user.type(width, '31');
  await user.click(properties().getByRole('button', { name: 'Centre horizontally' }));
  expect(properties().getByRole('textbox', { name: 'Left' })).toHaveValue('35');
});

itInLongRun('a transparent colour is said to be so, and can be written over', async () => {
  const { user, items } = design(anItem('One', 1));
  const colour = properties().getByRole('textbox', { name: 'Background colour' });
  expect(colour).toHaveValue('Transparent');
  await user.clear(colour);
  await user.paste('#f00');
  expect(items()[0]?.backgroundColour).toBe('rgba(255, 0, 0, 1)');
  await user.clear(colour);
  await user.paste('transparent');
  expect(items()[0]?.backgroundColour).toBe('rgba(0, 0, 0, 0)');
});

it('[S25] the place of a locked item cannot be set, and it is said why', async () => {
  const { editor, user } = design(anItem('One', 1));
  const top = properties().getByRole('textbox', { name: 'Top' });
  act(() => {
    editor.store.set(lockedIdsAtom, () => new Set([asId<ItemId>('One')]));
  });
  expect(top).toBeDisabled();
  expect(properties().getByText(/^This item is locked/)).toBeVisible();
  expect(properties().getByRole('textbox', { name: 'Padding' })).toBeEnabled();
  expect(
    properties().queryByRole('button', { name: 'Centre horizontally' }),
  ).not.toBeInTheDocument();
  await user.click(properties().getByRole('button', { name: 'Unlock' }));
  expect(top).toBeEnabled();
});

it('[S28] where the text is asked for it takes the focus, at its end, though its section was closed', async () => {
  const { editor, user, items } = design(anItem('One', 1), anItem('Two', 2));
  act(() => {
    editor.store.set(closedSectionsAtom, new Set(['item content']));
  });
  act(() => {
    editor.select([asId<ItemId>('Two')]);
    editContent(editor);
  });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => {
    expect(text).toHaveFocus();
  });
  const caret = document.getSelection();
  expect(caret?.isCollapsed).toBe(true);
  await user.paste(' more');
  expect(items().map((item) => item.text)).toEqual(['One', 'Two more']);
});

itInLongRun('[S28] of an image the address is where its content is edited', async () => {
  const { editor } = design(anItem('One', 1, { type: 'image', url: '/one.png' }));
  act(() => {
    editContent(editor);
  });
  await waitFor(() => {
    expect(properties().getByRole('textbox', { name: 'Image URL' })).toHaveFocus();
  });
});

it('[S8] the properties are those of a new item at once, so that nothing is typed into another one', () => {
  const { editor } = design(anItem('One', 1));
  act(() => {
    flushSync(() => {
      addNewItem(editor, 'text');
    });
    expect(properties().getByRole('textbox', { name: 'Text' })).toHaveTextContent('Add text here');
  });
});

itInLongRun(
  '[S117] offers no italic in a family that has none, and keeps one that is stored',
  async () => {
    const upright = anItem('One', 1);
    const inOswald = { ...upright, font: { ...upright.font, family: 'Oswald' } };
    const slanted = anItem('Two', 2, { font: { ...inOswald.font, style: 'italic' } });
    const { editor, user, items } = design(inOswald, slanted);
    const style = () => properties().getByRole('combobox', { name: 'Style' });
    expect(
      within(style()).getByRole('option', { name: 'Italic (Oswald has none)' }),
    ).toBeDisabled();
    expect(properties().queryByText(/browsers slant/)).not.toBeInTheDocument();
    act(() => {
      editor.select([slanted.id]);
    });
    expect(style()).toHaveValue('italic');
    expect(
      properties().getByText('“Oswald” has no italic: browsers slant its letters.'),
    ).toBeVisible();
    await user.selectOptions(style(), 'Normal');
    expect(items()[1]?.font.style).toBe('normal');
    act(() => {
      editor.edit((content) => ({
        ...content,
        items: content.items.map((item) => ({ ...item, font: { ...item.font, family: 'Lora' } })),
      }));
    });
    expect(within(style()).getByRole('option', { name: 'Italic' })).toBeEnabled();
  },
);
