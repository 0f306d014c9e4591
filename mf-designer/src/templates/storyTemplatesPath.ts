/** Where a year is begun with a whole story. */
export const STORY_TEMPLATES = '/screens/templates';
