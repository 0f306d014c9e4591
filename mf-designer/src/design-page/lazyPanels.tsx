import { lazy } from 'react';

/** What stands at the left is brought along once somebody opens it. */
export const TemplatesPanel = lazy(async () => ({
  default: (await import('../templates/gallery/TemplatesPanel')).TemplatesPanel,
}));
export const PicturesPanel = lazy(async () => ({
  default: (await import('../media/PicturesPanel')).PicturesPanel,
}));
export const IllustrationsPanel = lazy(async () => ({
  default: (await import('../media/illustrations/IllustrationsPanel')).IllustrationsPanel,
}));
export const VersionStill = lazy(async () => ({
  default: (await import('./VersionStill')).VersionStill,
}));
