/** This area's own page: a shell of an earlier release, whose typed links it gets, does not know it. */
export const STORY_PATH = '/screens/story';
