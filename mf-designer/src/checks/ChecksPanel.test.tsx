import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type PlaceholderAudience,
} from 'shared-kernel/model';
import { A_DAY, aField, aScreen, aYear } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { compileYear } from 'evaluation';

import {
  answeredAudienceAtom,
  audienceKeyAtom,
  setupAtom,
  type AudienceAnswer,
} from '../editor/audience/audienceAtoms';
import { createEditor } from '../editor/createEditor';
import { changeItem } from '../document/changeItem';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { EditorProvider } from '../editor/EditorContext';
import { dataModeOf } from '../editor/preview/dataMode';
import { dataModeAtom } from '../editor/preview/dataModeAtom';
import { deviceSizeAtom, viewAtom } from '../editor/view/viewAtoms';
import { yearDataAtom } from '../editor/year-data/yearDataAtom';
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

const onSetup = jest.fn();
const tree = (editor: ReturnType<typeof createEditor>, saving: boolean, unsaved: boolean) => (
  <UiProvider>
    <EditorProvider value={editor}>
      <ChecksButton />
      <SavedFindings saving={saving} unsaved={unsaved} />
      <ChecksPanel onSetup={onSetup} />
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

const GIFT = aField({ name: 'Gift', type: 'donation' });
const YEAR = {
  fields: [GIFT],
  searches: [],
  screens: [],
  compiled: compileYear({ today: A_DAY, year: aYear(), fields: [GIFT], searches: [], screens: [] }),
};
const TEXT = 'You gave {field|Gift|0|moneyPounds|so much}';

const lacking = (parts: Partial<PlaceholderAudience>): AudienceAnswer => ({
  status: 'ready',
  audience: {
    supporters: 600,
    matched: 600,
    items: [
      {
        id,
        shown: 600,
        placeholders: [
          {
            ...{ source: 'field', id: 'Gift', format: 'moneyPounds', fallback: 'so much' },
            ...{ missing: 0, unreadable: 0, zero: 0, negative: 0, one: 0 },
            ...parts,
          },
        ],
      },
    ],
  },
});

const GREETING = { ...defaultItem(asId<ItemId>('greeting'), 2), text: 'Dear friend' };

/** A screen that thanks for gifts, alone or below a greeting, of whose audience something is known. */
function thanking(answer: AudienceAnswer, alone = false) {
  const test = checked();
  const { editor } = test;
  const answered = (to: AudienceAnswer) => {
    act(() => {
      editor.store.set(answeredAudienceAtom, {
        key: editor.get(audienceKeyAtom) ?? '',
        answer: to,
      });
    });
  };
  act(() => {
    editor.store.set(yearDataAtom, { status: 'ready', value: YEAR });
    editor.store.set(setupAtom, aScreen());
    editor.edit((before) => changeItem(before, id, (item) => ({ ...item, text: TEXT })));
    if (!alone) editor.edit((before) => ({ ...before, items: [...before.items, GREETING] }));
    editor.store.set(checkedAtom, { content: editor.get(contentAtom), findings: [] });
  });
  answered(answer);
  return { ...test, answered };
}

it('[S101] [S102] what is not so for everybody is counted, and one click mends it as one step of undo', async () => {
  const { editor, user } = thanking(lacking({ missing: 516 }));
  await user.click(screen.getByRole('button', { name: 'Checks: 1 finding' }));
  expect(
    screen.getByRole('button', { name: /: 516 of 600 would see “so much” for “Gift”$/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide it for these 516' }));
  expect(editor.get(contentAtom).items[0]).toMatchObject({
    conditionsMatch: 'all',
    conditions: [{ dataId: 'Gift', dataEqualsOperator: '>', dataValue: '0' }],
  });
  expect(screen.getByRole('status', { name: 'What was mended' })).toHaveTextContent(
    'It is hidden now for 516 of 600 supporters. “Undo” takes that back.',
  );
  expect(screen.getByRole('region', { name: 'Checks' })).toHaveFocus();
  expect(screen.queryByText(/516 of 600 would see/)).not.toBeInTheDocument();
  act(() => {
    editor.undo();
  });
  expect(editor.get(contentAtom).items[0]?.conditions).toEqual([]);
  expect(screen.getByRole('status', { name: 'What was mended' })).toBeEmptyDOMElement();
});

it.each<[string, AudienceAnswer, RegExp]>([
  ['is being counted', { status: 'working' }, /^Counting who would see fallbacks and zeros …$/],
  [
    'could not be counted',
    { status: 'unknown', why: 'It is down.' },
    /could not be counted. It is down.$/,
  ],
  [
    'nobody is imported',
    {
      status: 'ready',
      audience: { supporters: 0, matched: 0, items: [{ id, shown: 0, placeholders: [] }] },
    },
    /^No supporters are imported yet/,
  ],
  ['all is well', lacking({}), /^Counted: 600 of 600 supporters get this screen.$/],
])('[S101] says so where it %s, and guesses nothing', async (_, answer, words) => {
  const { user } = thanking(answer);
  await user.click(screen.getByRole('button', { name: /^Checks/ }));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/would/, { selector: 'button' })).not.toBeInTheDocument();
});

it('[S66] [S101] a save says what is not so for everybody, also where that is known only later', () => {
  const { answered, show } = thanking({ status: 'working' });
  const told = screen.getByRole('status', { name: 'Findings of the save' });
  show({ saving: true, unsaved: true });
  show({ saving: false, unsaved: false });
  expect(told).toBeEmptyDOMElement();
  answered(lacking({ missing: 516, zero: 3 }));
  expect(told).toHaveTextContent(
    'Saved, but 516 of 600 would see “so much” for “Gift”, and 1 more',
  );
});

it('[S105] where nothing of the screen would be left, its set-up is proposed instead', async () => {
  const { user } = thanking(lacking({ missing: 516 }), true);
  await user.click(screen.getByRole('button', { name: 'Checks: 1 finding' }));
  expect(screen.queryByRole('button', { name: /^Hide it/ })).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Show the screen only to the other 84 …' }),
  ).toBeVisible();
});
