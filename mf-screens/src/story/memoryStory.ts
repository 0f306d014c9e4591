import { failed, succeeded, type StoryAnswer, type Year } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import type { StoryPort } from './storyPort';

export interface MemoryStory {
  year: Year;
  /** Paths that other years have. */
  readonly taken?: readonly string[];
  /** Where hosted pages are served; without it, the server does not say. */
  readonly hostedPagesOrigin?: string;
  /** The next save fails. */
  failing?: ServerFailure | null;
  /** What a colleague saves right before this page's next save. */
  other?: Pick<Year, 'story' | 'storySaved'> | null;
}

/** The port's fake: a year in memory, with revisions as D22 has them. */
export const memoryStory = (stored: MemoryStory): StoryPort => ({
  loadYear: () => Promise.resolve(succeeded(stored.year)),
  loadHostedPagesOrigin: () => Promise.resolve(stored.hostedPagesOrigin ?? null),
  saveStory: ({ story, expectedRevision }) => {
    const failure = stored.failing ?? null;
    if (failure !== null) {
      stored.failing = null;
      return Promise.resolve(failed(failure));
    }
    if (stored.other) stored.year = { ...stored.year, ...stored.other };
    stored.other = null;
    const { storySaved } = stored.year;
    const answer = (): StoryAnswer => {
      if (storySaved.revision !== expectedRevision) return { outcome: 'conflict', ...storySaved };
      if (stored.taken?.includes(story.hostedPage.path) === true)
        return { outcome: 'refused', at: 'hostedPage.path', sentence: 'It is taken.' };
      const revision = expectedRevision + 1;
      const saved = { revision, savedBy: 'ada@example.org', savedAt: null };
      stored.year = { ...stored.year, story, storySaved: saved };
      return { outcome: 'saved', revision };
    };
    return Promise.resolve(succeeded(answer()));
  },
});
