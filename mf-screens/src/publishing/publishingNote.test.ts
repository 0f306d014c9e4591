import { asId, type Publication, type Publishing, type ScreenId } from 'shared-kernel/model';
import { publishingNote } from './publishingNote';

type Told = Parameters<typeof publishingNote>[0];

const NOTHING: Told = { state: 'published', drafts: [], publications: [], mayPublish: true };
const DRAFT: Publishing['drafts'][number] = {
  ...{ screenId: asId<ScreenId>('a'), name: 'A', change: 'changed', words: [] },
  ...{ changedSearches: [], fault: null },
};
const WAITING: Publication = {
  ...{ number: 6, state: 'awaiting', hash: '', by: '', at: new Date(0), approvedBy: '' },
  ...{ from: null, until: null, screens: 1, changes: [], backTo: null },
};

it.each<[Partial<Told>, string, string]>([
  [{}, 'All changes are published.', 'Publishing'],
  [{ drafts: [DRAFT] }, '1 change is not published.', 'Review and publish'],
  [{ drafts: [DRAFT, DRAFT], mayPublish: false }, '2 changes are not published.', 'Review'],
  [
    { state: 'nothing', drafts: [DRAFT] },
    'Nothing is published: supporters see no screens yet.',
    'Review and publish',
  ],
  [
    { state: 'takenDown', drafts: [DRAFT] },
    'Taken down: supporters see no screens.',
    'Review and publish',
  ],
  [{ publications: [WAITING], drafts: [DRAFT] }, 'Version 6 waits for approval.', 'Review'],
  [
    { state: 'asSaved' },
    'Supporters see what is saved. From the next change on, you publish.',
    'Publishing',
  ],
])('of %j it says "%s"', (parts, words, action) => {
  expect(publishingNote({ ...NOTHING, ...parts })).toMatchObject({ words, action });
});

it.each<[Partial<Told>, boolean]>([
  [{}, true],
  [{ state: 'asSaved' }, true],
  [{ drafts: [DRAFT] }, false],
  [{ state: 'nothing' }, false],
  [{ state: 'takenDown' }, false],
  [{ publications: [WAITING] }, false],
])('of %j it knows whether supporters see what stands below: %s', (parts, seen) => {
  expect(publishingNote({ ...NOTHING, ...parts }).seen).toBe(seen);
});
