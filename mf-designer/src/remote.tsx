import { latePage } from 'shared-kernel/late-parts';
import { defineRemote } from 'shared-kernel/contract';
import { PUBLISH_PATH } from 'shared-kernel/publishing';
import { STORY_TEMPLATES } from './templates/storyTemplatesPath';

const StoryTemplatesPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "/screens/templates" */ './story-page/StoryTemplatesPage'))
      .StoryTemplatesPage,
);

const DesignPage = latePage(
  async () =>
    (await import(/* webpackChunkName: "/screens/:id/design" */ './design-page/DesignPage'))
      .DesignPage,
);

/** Opened now and then, by few. */
const LibraryPage = latePage(async () => (await import('./library-page/LibraryPage')).LibraryPage);

const PublishPage = latePage(async () => (await import('./publish-page/PublishPage')).PublishPage);

export default defineRemote({
  id: 'designer',
  routes: [
    { path: STORY_TEMPLATES, component: StoryTemplatesPage },
    { path: '/screens/:id/design', component: DesignPage },
    { path: '/set-up/pictures', component: LibraryPage },
    { path: PUBLISH_PATH, component: PublishPage },
  ],
});
