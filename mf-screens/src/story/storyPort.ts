import { loadYear } from 'shared-kernel/firestore';
import { saveStory } from 'shared-kernel/server';
import { atom } from 'jotai';

const server = { loadYear, saveStory };

/** What the page of a year's story asks of database and server (D24). */
export type StoryPort = Readonly<typeof server>;

export const storyPortAtom = atom<StoryPort>(server);
