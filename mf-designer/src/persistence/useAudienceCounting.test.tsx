import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  failed,
  succeeded,
  type ItemId,
  type Result,
  type ScreenAudience,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { aScreen, signedIn } from 'shared-kernel/testing';

import { changeItem } from '../document/changeItem';
import { answeredAudienceAtom, audienceAtom } from '../editor/audience/audienceAtoms';
import { createEditor } from '../editor/createEditor';
import { EditorProvider } from '../editor/EditorContext';
import { designStoreAtom } from './designStore';
import { memoryDesignStore } from './memoryDesignStore';
import { useAudienceCounting } from './useAudienceCounting';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const id = asId<ItemId>('one');
const screen = aScreen({
  content: {
    ...DEFAULT_CONTENT,
    items: [{ ...defaultItem(id, 1), text: '{field|Gift|0|none|much}' }],
  },
});
const NOBODY: ScreenAudience = { supporters: 0, matched: 0, items: [] };
const DOWN: ServerFailure = { code: 'server/unavailable', message: '' };
const SUPERSEDED: ServerFailure = { code: 'server/cancelled', message: '' };

const Counting = () => {
  useAudienceCounting(screen);
  return null;
};

function counting(...answers: readonly Result<ScreenAudience, ServerFailure>[]) {
  const countAudience = jest.fn();
  for (const answer of answers) countAudience.mockResolvedValueOnce(answer);
  countAudience.mockResolvedValue(succeeded(NOBODY));
  const store = signedIn();
  store.set(designStoreAtom, { ...memoryDesignStore({}), countAudience });
  const editor = createEditor(screen.content);
  render(
    <Provider store={store}>
      <EditorProvider value={editor}>
        <Counting />
      </EditorProvider>
    </Provider>,
  );
  const rest = () => act(() => jest.advanceTimersByTimeAsync(600));
  const write = (text: string) => {
    act(() => {
      editor.edit((content) => changeItem(content, id, (item) => ({ ...item, text })));
    });
  };
  return { countAudience, editor, rest, write, answer: () => editor.get(audienceAtom) };
}

it('[S100] asks of the content at rest, saved or not, and never twice the same', async () => {
  const { countAudience, editor, rest, write, answer } = counting();
  expect(answer()).toEqual({ status: 'working' });
  write('{field|Gift|0|none|so much}');
  await rest();
  expect(countAudience).toHaveBeenCalledTimes(1);
  expect(countAudience.mock.calls).toMatchObject([
    [{ screen: { items: [{ texts: ['{field|Gift|0|none|so much}'] }] } }],
  ]);
  expect(answer()).toEqual({ status: 'ready', audience: NOBODY });

  act(() => {
    editor.edit((content) => ({ ...content, backgroundColour: '#123456' }));
  });
  await rest();
  write('{field|Gift|0|none|}');
  expect(answer()).toEqual({ status: 'working' });
  await rest();
  write('{field|Gift|0|none|so much}');
  await rest();
  expect(answer()).toEqual({ status: 'ready', audience: NOBODY });
  expect(countAudience).toHaveBeenCalledTimes(2);
});

it('[S100] asks nothing where no text names data', async () => {
  const { countAudience, rest, write, answer } = counting();
  write('Thank you');
  await rest();
  expect(countAudience).not.toHaveBeenCalled();
  expect(answer()).toMatchObject({ status: 'ready', audience: { items: [] } });
});

it('[S100] says why nobody could count, and asks again where another tab was in the way', async () => {
  const { countAudience, rest, write, answer } = counting(failed(DOWN), failed(SUPERSEDED));
  await rest();
  expect(answer()).toEqual({
    status: 'unknown',
    why: 'The server could not be reached. Check your connection and try again.',
  });
  write('{field|Gift|0|none|}');
  await rest();
  expect(answer()).toEqual({ status: 'working' });
  await rest();
  expect(answer()).toMatchObject({ status: 'ready' });
  expect(countAudience).toHaveBeenCalledTimes(3);
});

it('[S100] an answer that comes after its question is not believed', async () => {
  const { editor, rest, write, answer } = counting();
  await rest();
  const { key } = editor.get(answeredAudienceAtom) ?? {};
  write('{field|Miles|0|none|}');
  expect(editor.get(answeredAudienceAtom)?.key).toBe(key);
  expect(answer()).toEqual({ status: 'working' });
});
