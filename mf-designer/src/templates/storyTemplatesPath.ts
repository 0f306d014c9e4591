import type { TemplateId } from 'shared-kernel/model';

/** Where a year is begun with a whole story. */
export const STORY_TEMPLATES = '/screens/templates';

/** The question of its address: the saved template that is chosen there. */
export const CHOSEN_TEMPLATE = 'template';

/** The same, with a template of the organisation chosen. */
export const storyTemplatesPath = (id: TemplateId): string =>
  `${STORY_TEMPLATES}?${CHOSEN_TEMPLATE}=${encodeURIComponent(id)}`;
