/** This area's own page: a shell of an earlier release, whose typed links it gets, does not know it. */
export const STORY_PATH = '/screens/story';

/** Where a year is begun with a whole story. */
export const STORY_TEMPLATES_PATH = '/screens/templates';
