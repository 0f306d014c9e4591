import { lazy, Suspense, type ComponentType } from 'react';
import { defineRemote } from 'shared-kernel/contract';
import { PUBLISH_PATH } from 'shared-kernel/publishing';
import { Center, Spinner } from 'shared-kernel/ui';
import { DesignPage } from './design-page/DesignPage';
import { StoryTemplatesPage } from './story-page/StoryTemplatesPage';
import { STORY_TEMPLATES } from './templates/storyTemplatesPath';

/** Opened now and then, by few. */
const LibraryPage = lazy(async () => ({
  default: (await import('./library-page/LibraryPage')).LibraryPage,
}));

const PublishPage = lazy(async () => ({
  default: (await import('./publish-page/PublishPage')).PublishPage,
}));

const brought = (Page: ComponentType) => () => (
  <Suspense
    fallback={
      <Center py="20">
        <Spinner aria-label="Loading" />
      </Center>
    }
  >
    <Page />
  </Suspense>
);

export default defineRemote({
  id: 'designer',
  routes: [
    { path: STORY_TEMPLATES, component: StoryTemplatesPage },
    { path: '/screens/:id/design', component: DesignPage },
    { path: '/set-up/pictures', component: brought(LibraryPage) },
    { path: PUBLISH_PATH, component: brought(PublishPage) },
  ],
});
