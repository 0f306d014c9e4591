/** Lists that are put in order by dragging or by buttons. Shared by host and remotes as one module. */
export * from './DragHandle';
export type * from './grip';
export * from './MoveButtons';
export * from './useReorder';
