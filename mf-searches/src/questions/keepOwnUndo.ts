import type { KeyboardEvent } from 'react';

/** What is typed to ask something is no edit of the search: Ctrl+Z takes back letters of it alone. */
export function keepOwnUndo(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) event.stopPropagation();
}
