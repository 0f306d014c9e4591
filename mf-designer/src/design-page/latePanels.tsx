import { latePart } from 'shared-kernel/late-parts';
import { Skeleton } from 'shared-kernel/ui';

/** What stands at the left is brought along once somebody opens it. */
const panel = { waiting: <Skeleton m="3" h="20rem" aria-label="Loading" role="status" /> };

export const TemplatesPanel = latePart(
  async () => (await import('../templates/gallery/TemplatesPanel')).TemplatesPanel,
  panel,
);
export const PicturesPanel = latePart(
  async () => (await import('../media/PicturesPanel')).PicturesPanel,
  panel,
);
export const IllustrationsPanel = latePart(
  async () => (await import('../media/illustrations/IllustrationsPanel')).IllustrationsPanel,
  panel,
);
export const VersionStill = latePart(async () => (await import('./VersionStill')).VersionStill);
