import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  DEFAULT_MOTION,
  defaultCondition,
  defaultItem,
  type ConditionId,
  type Item,
  type ItemId,
} from 'shared-kernel/model';
import { aField, aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { DesignPage } from '../design-page/DesignPage';
import { designStoreAtom } from '../persistence/designStore';
import { unsavedEditsStoreAtom } from '../persistence/unsaved-edits/unsavedEditsStore';
import { memoryUnsavedEditsStore } from '../persistence/unsaved-edits/memoryUnsavedEditsStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';

/** What jsdom leaves out of pointer events. */
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
  Object.assign(window, { PointerEvent: MouseEvent });
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('designer timeline', 'open');
});

const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(name), order),
  text: name,
  screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  ...changes,
});

const inLeeds = {
  ...defaultCondition(asId<ConditionId>('leeds')),
  fieldType: 'data' as const,
  dataId: 'Town',
  dataEqualsOperator: '==' as const,
  dataValue: 'Leeds',
};

/** The designer of a screen with these items, shown until 4 s after the last one. */
async function open(...items: Item[]) {
  const store = signedIn();
  const content = { ...DEFAULT_CONTENT, items, delayAfterLastItem: 4 };
  store.set(
    designStoreAtom,
    memoryDesignStore({
      stored: [aScreen({ content })],
      fields: [aField({ name: 'Town', type: 'string' })],
      supporters: [{ email: 'ann@example.org', supporterId: '1', fields: { Town: 'York' } }],
    }),
  );
  store.set(unsavedEditsStoreAtom, memoryUnsavedEditsStore());
  renderPage(DesignPage, {
    path: '/screens/:id/design',
    at: '/screens/screen-1/design',
    store,
  });
  await screen.findByRole('group', { name: 'Canvas' });
  return userEvent.setup();
}

const bar = (name: string) => screen.getByRole('slider', { name: `Delay of ${name}` });
const end = () => screen.getByRole('slider', { name: 'Delay after last item' });
const playing = () => screen.queryByRole('group', { name: 'The screen is playing' });
const words = (slider: HTMLElement) => slider.getAttribute('aria-valuetext');

it('[S54] chooses delays by key, which move all that is later, and can be undone', async () => {
  const user = await open(anItem('One', 1), anItem('Two', 2));
  bar('One').focus();
  await user.keyboard('{ArrowRight}');
  expect(words(bar('One'))).toBe('appears at 3 s, 3 s after the start');
  expect(words(bar('Two'))).toBe('appears at 5 s, 2 s after the one before');
  expect(words(end())).toBe('ends at 9 s, 4 s after the last item');
  await user.keyboard('{ArrowRight}{End}');
  expect(bar('One')).toHaveAttribute('aria-valuenow', '10');
  await user.keyboard('{Control>}z{/Control}');
  expect(words(bar('One'))).toBe('appears at 4 s, 4 s after the start');
});

itInLongRun('[S59] goes from bar to bar and selects', async () => {
  const user = await open(anItem('One', 1), anItem('Two', 2));
  bar('One').focus();
  await user.keyboard('{ArrowDown}');
  expect(bar('Two')).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByRole('button', { name: '2 selected items' })).toBeVisible();
});

itInLongRun(
  '[S59] a bar that is stepped or dragged is chosen, so that [ and ] move it',
  async () => {
    const user = await open(anItem('One', 1), anItem('Two', 2), anItem('Three', 3));
    const chosen = (name: string) =>
      within(screen.getByRole('list', { name: 'Objects in order of appearance' }))
        .getByRole('button', { name: new RegExp(`^(Text )?${name} at`) })
        .getAttribute('aria-pressed');
    bar('Two').focus();
    await user.keyboard('{ArrowRight}');
    expect(chosen('Two')).toBe('true');

    fireEvent.pointerDown(bar('Three'), { button: 0, clientX: 0 });
    fireEvent.pointerMove(bar('Three'), { clientX: 40 });
    await waitFor(() => {
      expect(chosen('Three')).toBe('true');
    });
    fireEvent.pointerUp(bar('Three'), { clientX: 40 });
    await user.keyboard('[[');
    expect(await screen.findByText('Moved Three to 2 of 3')).toBeInTheDocument();
  },
);

it('[S58] warns of a text that is too short to read, and mends it', async () => {
  const user = await open(anItem('x'.repeat(90), 1), anItem('Two', 2));
  const warning = screen.getByRole('note', { name: 'Reading time' });
  expect(warning).toHaveTextContent('“Two” needs 5.2 s to be read, has 4 s');
  await user.click(within(warning).getByRole('button', { name: 'End 6 s after the last item' }));
  expect(warning).not.toBeInTheDocument();
});

itInLongRun('[S87] a bar ends where its object has left, and says what it does', async () => {
  const leaving = {
    ...DEFAULT_MOTION,
    loop: 'float' as const,
    accent: 'burst' as const,
    exit: { ...DEFAULT_MOTION.exit, animation: 'fade' as const, after: 2, duration: 1 },
  };
  await open(anItem('One', 1, { motion: leaving }), anItem('Two', 2, { delay: 4 }));
  const width = (name: string) => Number.parseFloat(bar(name).style.width);
  await waitFor(() => {
    expect(words(bar('One'))).toMatch(/leaves at 4 s; moves while it stands$/);
  });
  // One stands from 2 s until it has gone at 5 s, Two from 6 s to the end at 10 s.
  expect(width('One') / width('Two')).toBeCloseTo(3 / 4);
  expect(bar('One').querySelector('[data-exit]')).toBeInTheDocument();
  expect(bar('One').querySelector('[data-accent]')).toBeInTheDocument();
  expect(bar('Two').querySelector('[data-exit], [data-accent]')).not.toBeInTheDocument();
});

itInLongRun(
  '[S55] plays with Pause in the place of Play, by Space, and goes back to editing',
  async () => {
    const user = await open(anItem('One', 1));
    await user.keyboard(' ');
    expect(playing()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(playing()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(playing()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Canvas' })).toBeVisible();
  },
);

it('[S56] shows the moment of the playhead, and edits at that moment', async () => {
  const user = await open(anItem('One', 1), anItem('Two', 2));
  screen.getByRole('slider', { name: 'Playhead' }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{ArrowLeft}');
  expect(screen.getByRole('timer')).toHaveTextContent('2.9 s');
  const item = (name: string) => playing()?.querySelector(`[data-item-id="${name}"]`);
  expect(item('One')).toBeVisible();
  expect(item('Two')).not.toBeVisible();
  bar('Two').focus();
  await user.keyboard('{Home}');
  expect(item('Two')).toBeVisible();
});

itInLongRun('[S53] shows the data of a supporter, and fades what they would not see', async () => {
  const user = await open(
    anItem('One', 1, { text: 'Hello {field|Town|0|none|you}' }),
    anItem('Two', 2, { conditions: [inLeeds] }),
  );
  const canvas = screen.getByRole('group', { name: 'Canvas' });
  expect(canvas).toHaveTextContent('Hello you');
  const note = screen.getByRole('note', { name: 'Conditions in the preview' });
  expect(note).toHaveTextContent('1 item has conditions: it shows all the same');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preview data' }), 'supporter');
  await user.type(screen.getByPlaceholderText('test@example.org'), ' ann@example.org ');
  const told = screen.getByRole('status', { name: 'Supporter lookup' });
  await waitFor(() => {
    expect(told).toHaveTextContent('Supporter found');
  });
  expect(screen.getByText('1 item is not shown to this supporter')).toBeVisible();
  expect(note).not.toBeInTheDocument();
  expect(canvas).toHaveTextContent('Hello York');
  expect(
    within(canvas).getByRole('button', { name: 'Text: Two, not shown to this supporter' }),
  ).toBeVisible();
  expect(await screen.findByText('Not shown to this supporter')).toBeVisible();
  expect(words(end())).toBe('ends at 6 s, 4 s after the last item');
});

itInLongRun('[S57] plays the movement of one item alone on the canvas', async () => {
  const user = await open(anItem('One', 1, { text: 'Typed by and by', animation: 'typewriter' }));
  const canvas = screen.getByRole('group', { name: 'Canvas' });
  const typed = () => canvas.querySelector('[data-item-id="One"] [aria-hidden]')?.textContent;
  expect(typed()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Play this animation' }));
  expect(typed()).toBe('Typed by and by');
  await waitFor(() => {
    expect(typed()).toBe('');
  });
  expect(playing()).not.toBeInTheDocument();
});
