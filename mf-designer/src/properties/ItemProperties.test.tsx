import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultCondition,
  defaultItem,
  type ConditionId,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { anOrganisation, aScreen, renderPage, signedIn } from 'shared-kernel/testing';

import { DesignPage } from '../design-page/DesignPage';
import { draftStoreAtom } from '../drafts/draftStore';
import { memoryDraftStore } from '../drafts/memoryDraftStore';
import { designStoreAtom } from '../screen-store/designStore';
import { memoryDesignStore } from '../screen-store/memoryDesignStore';

jest.setTimeout(30_000);

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

/** The designer of a screen with these items. */
async function design(...items: Item[]) {
  const database = memoryDesignStore({
    stored: [aScreen({ content: { ...DEFAULT_CONTENT, items } })],
  });
  const store = signedIn({
    organisation: anOrganisation({ preferences: { fontFamilies: ['Lora'], colours: ['#23807f'] } }),
  });
  store.set(designStoreAtom, database);
  store.set(draftStoreAtom, memoryDraftStore());
  renderPage(DesignPage, { path: '/screens/:id/design', at: '/screens/screen-1/design', store });
  await screen.findByRole('button', { name: 'Save screen' });
  const user = userEvent.setup();
  return {
    user,
    toast: () => store.get(toastAtom)?.toast.body,
    saved: async () => {
      await user.click(screen.getByRole('button', { name: 'Save screen' }));
      return database.saves.at(-1)?.content.items;
    },
  };
}

const properties = () => within(screen.getByRole('region', { name: 'Item properties' }));
const row = (name: string) =>
  within(screen.getByRole('list')).getByRole('button', { name: new RegExp(`^Text ${name}`) });

it('[S34] edits one property of several items and leaves what differs otherwise', async () => {
  const two = [
    anItem('One', 1, { animation: 'fade', delay: 1 }),
    anItem('Two', 2, { animation: 'zoom', delay: 3 }),
  ];
  const { user, saved } = await design(...two);
  await user.keyboard('{Control>}');
  await user.click(row('Two'));
  await user.keyboard('{/Control}');
  expect(properties().getByRole('button', { name: '2 selected items' })).toBeVisible();
  expect(properties().getByRole('combobox', { name: 'Animation' })).toHaveDisplayValue('Mixed');
  const width = properties().getByRole('textbox', { name: 'Width' });
  expect(width).toHaveValue('50');
  await user.clear(width);
  await user.type(width, '80');
  await user.selectOptions(properties().getByRole('combobox', { name: 'Delay' }), '5 s');
  expect(await saved()).toMatchObject([
    { animation: 'fade', delay: 5, screenSizes: { mobilePortrait: { maxWidth: 80 } } },
    { animation: 'zoom', delay: 5, screenSizes: { mobilePortrait: { maxWidth: 80 } } },
  ]);
});

it('[S5] text that is no number stays after the input is left, until undo brings another value', async () => {
  const { user } = await design(anItem('One', 1));
  const top = properties().getByRole('textbox', { name: 'Top' });
  await user.clear(top);
  await user.type(top, '3x');
  await user.tab();
  expect(top).toHaveValue('3x');
  expect(top).toBeInvalid();
  expect(top).toHaveAccessibleDescription('A number from 0 to 100');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(top).toHaveValue('25');
  expect(top).toBeValid();
});

it('arrow keys step a number by 1, with Shift by 0.1, within its bounds', async () => {
  const { user } = await design(anItem('One', 1));
  const padding = properties().getByRole('textbox', { name: 'Padding' });
  await user.click(padding);
  await user.keyboard('{ArrowDown}');
  expect(padding).toHaveValue('0');
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(padding).toHaveValue('1.9');
});

it('takes a colour as text, and says when it is none', async () => {
  const { user, saved } = await design(anItem('One', 1));
  const colour = properties().getByRole('textbox', { name: 'Background colour' });
  await user.clear(colour);
  await user.paste('url(evil)');
  expect(colour).toBeInvalid();
  expect(colour).toHaveAccessibleDescription(/A colour such as #1f6f6b/);
  await user.clear(colour);
  await user.paste('#f00');
  expect(colour).toBeValid();
  await user.click(properties().getByRole('button', { name: 'Text colour: #23807f' }));
  const [item] = (await saved()) ?? [];
  expect(item?.backgroundColour).toMatch(/^rgba?\(255, ?0, ?0/);
  expect(item?.font.colour).toBe('#23807f');
});

it('[S36] centres by the width, and asks for one first', async () => {
  const { user } = await design(anItem('One', 1));
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

it('[S10] the focus goes to an address that cannot be saved, and its error is read with it', async () => {
  const url = 'http://pictures.example/a.png';
  const { user, saved } = await design(
    anItem('One', 1),
    anItem('Picture', 2, { type: 'image', url }),
  );
  await user.click(properties().getByRole('button', { name: /^Selected item/ }));
  expect(await saved()).toBeUndefined();
  const address = properties().getByRole('textbox', { name: 'Image URL' });
  expect(address).toHaveFocus();
  expect(address).toHaveAccessibleDescription(/Use an https address/);
});

it('[S10] refuses a condition that is not finished, and leads to it', async () => {
  const conditions = [defaultCondition(asId<ConditionId>('empty'))];
  const { saved, toast } = await design(anItem('One', 1), anItem('Two', 2, { conditions }));
  expect(await saved()).toBeUndefined();
  expect(toast()).toMatch(/complete the conditions of the selected item/);
  expect(row('Two')).toHaveAttribute('aria-pressed', 'true');
  expect(await properties().findByRole('group', { name: 'Condition 1' })).toBeVisible();
});
