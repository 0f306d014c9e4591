import type { Publishing } from 'shared-kernel/model';

export interface PublishingNote {
  readonly words: string;
  /** What the link beside it says. */
  readonly action: string;
  /** Whether something waits to be done. */
  readonly waits: boolean;
  /** Whether supporters see the screens as they stand below. */
  readonly seen: boolean;
}

/** What the list of screens says of publishing, in a line. */
export function publishingNote({
  state,
  drafts,
  publications,
  mayPublish,
}: Pick<Publishing, 'drafts' | 'mayPublish' | 'publications' | 'state'>): PublishingNote {
  const changes = drafts.length;
  const review = mayPublish ? 'Review and publish' : 'Review';
  const seen = false;
  const waiting = publications.find((one) => one.state === 'awaiting');
  if (state === 'takenDown')
    return { words: 'Taken down: supporters see no screens.', action: review, waits: true, seen };
  if (waiting !== undefined)
    return {
      words: `Version ${String(waiting.number)} waits for approval.`,
      action: 'Review',
      waits: true,
      seen,
    };
  if (state === 'nothing' || state === 'over')
    return {
      words: 'Nothing is published: supporters see no screens yet.',
      action: review,
      waits: changes > 0,
      seen,
    };
  if (state === 'asSaved')
    return {
      words: 'Supporters see what is saved. From the next change on, you publish.',
      action: 'Publishing',
      waits: false,
      seen: true,
    };
  if (changes === 0)
    return { words: 'All changes are published.', action: 'Publishing', waits: false, seen: true };
  return {
    words: `${String(changes)} ${changes === 1 ? 'change is' : 'changes are'} not published.`,
    action: review,
    waits: true,
    seen,
  };
}
