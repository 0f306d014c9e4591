import type { KeyboardEvent } from 'react';

/** For inputs of which nothing is an edit of the page yet: Ctrl+Z takes back letters of theirs alone. */
export function keepOwnUndo(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) event.stopPropagation();
}
