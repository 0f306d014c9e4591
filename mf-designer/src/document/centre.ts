import type { Layout } from 'shared-kernel/model';

/** [S36] Spec §5: in the middle of the stage, from either edge; null where the layout has no width. */
export const centred = (layout: Layout): Layout | null => {
  if (!(layout.maxWidth > 0)) return null;
  const horizontal = Math.round((100 - layout.maxWidth) / 2);
  return { ...layout, position: { ...layout.position, horizontal } };
};
