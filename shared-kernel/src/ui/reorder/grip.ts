import type { DragSourceHookSpec } from 'react-dnd';
import type { Reordering } from './startReordering';

/** How a row is taken: see DragHandle. */
export type Grip = DragSourceHookSpec<Reordering, unknown, unknown>;
