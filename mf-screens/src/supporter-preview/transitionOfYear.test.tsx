import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_STORY,
  defaultItem,
  type ItemId,
  type ScreenId,
} from 'shared-kernel/model';
import { aScreen, aYear, signedIn } from 'shared-kernel/testing';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { useSupporterScreens } from '../supporter-evaluation/useSupporterScreens';

it('plays what a screen leaves to the year as the year’s story says, as supporters get it', async () => {
  const year = aYear({ story: { ...DEFAULT_STORY, transition: 'push' } });
  const items = [defaultItem(asId<ItemId>('i'), 1)];
  const own = { kind: 'cover', duration: 1 } as const;
  const store = signedIn({ year: aYear() });
  store.set(
    screenStoreAtom,
    memoryScreenStore({
      year,
      supporters: [{ email: 'ann@example.org', supporterId: '1', fields: {} }],
      screens: [
        aScreen({ id: asId<ScreenId>('a'), order: 1, content: { ...DEFAULT_CONTENT, items } }),
        aScreen({
          id: asId<ScreenId>('b'),
          order: 2,
          content: { ...DEFAULT_CONTENT, items, transition: own },
        }),
      ],
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useSupporterScreens('ann@example.org'), { wrapper });
  await waitFor(() => {
    expect(result.current.status).toBe('found');
  });
  const screens = result.current.status === 'found' ? result.current.found.screens : [];
  expect(screens.map(({ content }) => content.transition)).toEqual([
    { kind: 'push', duration: 0.5 },
    own,
  ]);
});
