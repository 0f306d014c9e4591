import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { addressesPortAtom, type AddressesPort } from 'shared-kernel/addresses';
import {
  asId,
  DEFAULT_CONTENT,
  defaultCondition,
  defaultItem,
  succeeded,
  type ConditionId,
  type ItemId,
  type Screen,
  type SearchId,
} from 'shared-kernel/model';
import { aField, aScreen, aSearch, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { contentAtom } from '../editor/documentAtoms';
import { EditorProvider, useEditorValue } from '../editor/EditorContext';
import { previewAtom } from '../editor/preview/previewAtom';
import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { useYearDataLoading } from '../persistence/useYearDataLoading';
import { PreviewData } from './PreviewData';
import { useExampleSupporter } from './useExampleSupporter';

const LEEDS = asId<SearchId>('leeds');
const inLeeds = {
  ...defaultCondition(asId<ConditionId>('leeds')),
  fieldType: 'data' as const,
  dataId: 'Town',
  dataEqualsOperator: '==' as const,
  dataValue: 'Leeds',
};
const supporter = (name: string, town: string) => ({
  email: `${name}@example.org`,
  supporterId: name,
  fields: { Town: town },
});
const example = (name: string, value: string) => ({
  value,
  supporterEmail: `${name}@example.org`,
});

const CONTENT = {
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>('one'), 1), text: 'Hello {field|Town|0|none|you}' }],
};

/** What the canvas shows of a screen. */
const Shown = ({ of }: { of: Screen }) => {
  void useYearDataLoading();
  useExampleSupporter(of);
  const { designed } = useEditorValue(previewAtom);
  return <output>{designed(useEditorValue(contentAtom)).items[0]?.text}</output>;
};

/** A screen for those in Leeds, with what its last count left. */
function open({
  counted = [] as readonly string[],
  readExample = jest.fn() as AddressesPort['readExample'],
  masked = {},
} = {}) {
  const stored = aScreen({
    content: CONTENT,
    match: 'allSearches',
    searchIds: [LEEDS],
    supportersMatchedEmails: counted,
  });
  const database = memoryDesignStore({
    stored: [stored],
    searches: [aSearch({ id: LEEDS, conditions: [inLeeds] })],
    fields: [
      aField({
        name: 'Town',
        exampleValues: {
          largest: example('yann', 'York'),
          smallest: null,
          random: [example('gone', 'Leeds'), example('lea', 'Leeds')],
        },
      }),
    ],
    supporters: [
      supporter('yann', 'York'),
      supporter('lea', 'Leeds'),
      { ...supporter('lou', 'Leeds'), ...masked },
    ],
  });
  const readSupporter = jest.fn(database.readSupporter);
  const store = signedIn();
  store.set(designStoreAtom, { ...database, readSupporter });
  store.set(addressesPortAtom, { show: jest.fn(), readExample });
  render(
    <Provider store={store}>
      <UiProvider>
        <EditorProvider value={createEditor(CONTENT)}>
          <PreviewData />
          <Shown of={stored} />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  return { readSupporter, user: userEvent.setup() };
}

const email = () => screen.findByRole('textbox', { name: 'Supporter email' });
const shown = (text: string) => screen.findByText(text, {}, { timeout: 5000 });

beforeEach(() => {
  sessionStorage.clear();
});

it('[S113] looks at a supporter whom the last count left, as long as they still get the screen', async () => {
  const { readSupporter } = open({ counted: ['yann@example.org', 'lou@example.org'] });
  expect(await email()).toHaveValue('lou@example.org');
  expect(await shown('Hello Leeds')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Preview data' })).toHaveValue('supporter');
  expect(screen.getByRole('status', { name: 'Supporter lookup' })).toHaveTextContent(
    'Supporter found',
  );
  expect(readSupporter).toHaveBeenCalledTimes(2);
});

it('[S113] of a screen that was not counted yet, at the first example of a field who gets it', async () => {
  open();
  expect(await email()).toHaveValue('lea@example.org');
  expect(await shown('Hello Leeds')).toBeVisible();
});

it('[S113] an email that is written takes the place of the example, and none shows fallbacks', async () => {
  const { user } = open();
  await user.clear(await email());
  expect(await shown('Hello you')).toBeVisible();
  await user.type(await email(), 'yann@example.org');
  expect(await shown('Hello York')).toBeVisible();
});

it('[S113] shows fallbacks from then on where they are chosen, and keeps no email', async () => {
  const { user } = open();
  expect(await email()).toHaveValue('lea@example.org');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preview data' }), 'none');
  expect(await shown('Hello you')).toBeVisible();
  expect(sessionStorage.getItem('designer data mode')).toBe('none');
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>(storage));
  expect(kept.join()).not.toContain('@example.org');
});

it('[S113] reads nobody where this tab looks at something else', async () => {
  sessionStorage.setItem('designer data mode', 'largest');
  const { readSupporter } = open();
  expect(await shown('Hello York')).toBeVisible();
  expect(readSupporter).not.toHaveBeenCalled();
});

it('[D378] of masked examples, at the one whom the server reads by its place', async () => {
  const readExample = jest.fn((_scope, _of, index: number) =>
    Promise.resolve(
      succeeded({
        ...(index === 0 ? supporter('yann', 'York') : supporter('lou', 'Leeds')),
        email: index === 0 ? 'y…@example.org' : 'l…@example.org',
      }),
    ),
  );
  const { readSupporter } = open({
    counted: ['y…@example.org', 'l…@example.org', 'l…@example.org'],
    readExample,
  });
  expect(await email()).toHaveValue('l…@example.org');
  expect(await shown('Hello Leeds')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Supporter lookup' })).toHaveTextContent(
    'Supporter found',
  );
  const of = { kind: 'screen', id: aScreen().id };
  expect(readExample.mock.calls.map(([, ...asked]) => asked)).toEqual([
    [of, 0],
    [of, 1],
  ]);
  expect(readSupporter).not.toHaveBeenCalled();
});

it('[D373] knows who gets the screen without values of sensitive fields, which a click shows', async () => {
  const masked = { masked: ['Town'], searchCounts: { [LEEDS]: 1 } };
  const { user } = open({ counted: ['yann@example.org', 'lou@example.org'], masked });
  expect(await email()).toHaveValue('lou@example.org');
  expect(await shown('Hello you')).toBeVisible();
  const note = screen.getByRole('note', { name: 'Hidden values' });
  expect(note).toHaveTextContent('Hidden');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await email()).toHaveFocus();
  expect(await shown('Hello Leeds')).toBeVisible();
  expect(screen.queryByRole('note', { name: 'Hidden values' })).toBeNull();
});
