import type { ScreenId } from 'shared-kernel/model';

/** Where it is decided what supporters see; a shell of an earlier release, whose typed links areas get, does not know it. */
export const PUBLISH_PATH = '/screens/publish';

/** The question of its address, once for each screen that is looked at. */
export const PUBLISHED_SCREEN = 'screen';

export const publishPath = (...ids: readonly ScreenId[]): string =>
  `${PUBLISH_PATH}?${new URLSearchParams(ids.map((id) => [PUBLISHED_SCREEN, id])).toString()}`;
