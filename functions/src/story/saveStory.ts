import { REVISION_FIELDS, type StoryProblem } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import { claimPath } from './hostedPages';
import { parseSaveStory } from './storyRequest';

/**
 * Callable `saveStory`: what the year's screens have in common for supporters, guarded by its revision; answers a
 * `StoryAnswer`. The hosted page's path is claimed and freed with it. Admins only.
 */
export const saveStory =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, story, expectedRevision } = parseSaveStory(data);
    const admin = await requireAdmin(documents, caller, scope, 'set the story of its years');
    return documents.transaction(async (transaction) => {
      const { year, stored } = await readYear(transaction, scope);
      const next = nextSave(stored.data, REVISION_FIELDS.story, {
        payload: { story },
        expectedRevision,
        savedBy: emailOf(admin),
        savedAt: now(),
      });
      if (next.outcome !== 'write') return next;
      const path = { before: year.story.hostedPage.path, after: story.hostedPage.path };
      const claims = await claimPath(transaction, scope, path);
      if (claims === null) return { outcome: 'refused', ...TAKEN };
      transaction.write({ kind: 'merge', path: stored.path, data: next.data });
      for (const claim of claims) transaction.write(claim);
      transaction.write(activityEntry(services, scope, admin, 'storySaved'));
      return { outcome: 'saved', revision: next.revision };
    });
  };

const TAKEN: StoryProblem = {
  at: 'hostedPage.path',
  sentence: 'Another year has this address already. Choose another one.',
};
