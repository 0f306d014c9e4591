import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  DEFAULT_MOTION,
  decodeScreenContent,
  defaultItem,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { copyFromScreen } from '../../document/copyFromScreen';
import { copyItems } from '../../document/copyItems';
import { createEditor } from '../../editor/createEditor';
import { contentAtom, selectedItemsAtom } from '../../editor/documentAtoms';
import { EditorProvider, useEditorValue } from '../../editor/EditorContext';
import { itemToPlayAtom } from '../../editor/playback/playbackAtoms';
import { decodeItems, encodeItems } from '../../persistence/clipboard/copiedItems';
import { useItemEditing } from '../useItemEditing';
import { MovementProperties } from './MovementProperties';

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  animation: 'fade',
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

const Selected = () => {
  const items = useEditorValue(selectedItemsAtom);
  return <MovementProperties items={items} editing={useItemEditing(items.map(({ id }) => id))} />;
};

async function design(...items: Item[]) {
  const editor = createEditor({ ...DEFAULT_CONTENT, items });
  render(
    <Provider store={signedIn()}>
      <UiProvider>
        <EditorProvider value={editor}>
          <Selected />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Movement/ }));
  const motionOf = (at: number) => editor.get(contentAtom).items[at]?.motion;
  return { editor, user, motionOf };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

it('[S80] an empty duration is as the animation takes, and says how long that is', async () => {
  const { user, motionOf } = await design(anItem('One', 1));
  expect(field('Duration')).toHaveValue('');
  expect(field('Duration')).toHaveAttribute('placeholder', 'As usual: 0.8');
  await user.type(field('Duration'), '1,4');
  expect(motionOf(0)?.duration).toBe(1.4);
  await user.clear(field('Duration'));
  expect(motionOf(0)?.duration).toBeNull();
  expect(field('Duration')).toBeValid();
  await user.type(field('Duration'), '99');
  expect(field('Duration')).toHaveAccessibleDescription('A number from 0.1 to 10');
  expect(motionOf(0)?.duration).not.toBe(99);
});

it('[S80] what depends on a choice shows once it is made', async () => {
  const { user, motionOf } = await design(anItem('One', 1));
  expect(screen.queryByRole('textbox', { name: 'Between them' })).not.toBeInTheDocument();
  await user.selectOptions(choice('Text comes in'), 'Word by word');
  expect(field('Between them')).toHaveValue('0.08');
  expect(screen.queryByRole('combobox', { name: 'Leaves' })).not.toBeInTheDocument();
  await user.selectOptions(choice('Exit'), 'Fall');
  await user.selectOptions(choice('Leaves'), 'After a time');
  await user.clear(field('Stays for'));
  await user.type(field('Stays for'), '4.5');
  await user.selectOptions(choice('Movement'), 'Pulse');
  await user.selectOptions(choice('Landing'), 'Confetti');
  expect(motionOf(0)).toMatchObject({
    split: 'words',
    loop: 'pulse',
    accent: 'confetti',
    exit: { animation: 'fall', after: 4.5 },
  });
  await user.click(screen.getByRole('button', { name: /^Movement/ }));
  expect(screen.getByRole('button', { name: /^Movement/ })).toHaveTextContent(
    'Word by word · Pulse · Confetti · Fall after 4.5 s',
  );
});

it('[S80] without an animation there is no pace to set, and pictures have no words', async () => {
  const { editor } = await design(
    anItem('One', 1, { animation: 'none' }),
    anItem('Two', 2, { type: 'image' }),
  );
  expect(screen.getByText(/^Without an animation/)).toBeVisible();
  act(() => {
    editor.select([asId<ItemId>('Two')]);
  });
  expect(field('Duration')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Text comes in' })).not.toBeInTheDocument();
});

it('[S34] movement of several is changed at once, and what they do not share is mixed', async () => {
  const { editor, user, motionOf } = await design(
    anItem('One', 1, { motion: { ...DEFAULT_MOTION, loop: 'float', duration: 2 } }),
    anItem('Two', 2),
  );
  act(() => {
    editor.select([asId<ItemId>('One'), asId<ItemId>('Two')]);
  });
  expect(choice('Movement')).toHaveDisplayValue('Mixed');
  expect(field('Duration')).toHaveAttribute('placeholder', 'Mixed');
  await user.selectOptions(choice('Easing'), 'Spring');
  expect([motionOf(0), motionOf(1)]).toEqual([
    { ...DEFAULT_MOTION, loop: 'float', duration: 2, easing: 'spring' },
    { ...DEFAULT_MOTION, easing: 'spring' },
  ]);
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
});

it('[S57] [S81] an object is named, and its movement played alone', async () => {
  const { editor, user } = await design(anItem('One', 1));
  await user.type(field('Name'), 'Total');
  expect(editor.get(contentAtom).items[0]?.name).toBe('Total');
  expect(field('Name')).toHaveAccessibleDescription(/move into each other/);
  await user.click(screen.getByRole('button', { name: 'Preview movement' }));
  expect(editor.get(itemToPlayAtom)).toBe('One');
});

const MOVING: Partial<Item> = {
  name: 'Total',
  motion: {
    duration: 1.4,
    easing: 'spring',
    split: 'words',
    stagger: 0.2,
    loop: 'drift',
    accent: 'burst',
    exit: { animation: 'zoom', after: 3, duration: 0.6, easing: 'easeIn' },
  },
};

it('[S12] [S30] [S72] copies, in whichever way, move as their original does', () => {
  const item = anItem('One', 1, MOVING);
  const content = {
    ...DEFAULT_CONTENT,
    backgroundMotion: { ...DEFAULT_CONTENT.backgroundMotion, movement: 'zoomIn' as const },
    items: [item],
  };
  expect(copyItems(content, [item.id]).content.items[1]).toMatchObject(MOVING);
  expect(decodeItems(encodeItems([item]))?.[0]).toMatchObject(MOVING);
  expect(decodeScreenContent(JSON.parse(JSON.stringify(content)))).toEqual({
    ok: true,
    value: content,
  });
  const from = copyFromScreen(DEFAULT_CONTENT, content, { withBackground: true });
  expect(from.content.items[0]).toMatchObject(MOVING);
  expect(from.content.backgroundMotion).toBe(content.backgroundMotion);
});
