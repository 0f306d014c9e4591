import { loadYear } from 'shared-kernel/firestore';
import type { YearScope } from 'shared-kernel/model';
import { linkState, saveStory } from 'shared-kernel/server';
import { atom } from 'jotai';

/** Null where the server does not say it. */
async function loadHostedPagesOrigin(scope: YearScope): Promise<string | null> {
  const state = await linkState(scope);
  return state.ok ? state.value.hostedPagesOrigin : null;
}

const server = { loadYear, loadHostedPagesOrigin, saveStory };

/** What the page of a year's story asks of database and server (D24). */
export type StoryPort = Readonly<typeof server>;

export const storyPortAtom = atom<StoryPort>(server);
