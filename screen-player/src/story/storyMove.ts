/** What somebody does with a story by hand or key. */
export type StoryMove = 'next' | 'previous' | 'toggle';
