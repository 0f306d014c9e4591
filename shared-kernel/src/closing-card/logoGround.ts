/** What a logo stands on wherever supporters see it beside the story's colour, which may be its own. */
export const LOGO_GROUND = { backgroundColor: '#ffffff' };
