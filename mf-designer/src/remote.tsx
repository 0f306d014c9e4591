import { lazy, Suspense } from 'react';
import { defineRemote } from 'shared-kernel/contract';
import { Center, Spinner } from 'shared-kernel/ui';
import { DesignPage } from './design-page/DesignPage';
import { StoryTemplatesPage } from './story-page/StoryTemplatesPage';
import { STORY_TEMPLATES } from './templates/storyTemplatesPath';

/** Opened now and then, by few. */
const LibraryPage = lazy(async () => ({
  default: (await import('./library-page/LibraryPage')).LibraryPage,
}));

const LibraryRoute = () => (
  <Suspense
    fallback={
      <Center py="20">
        <Spinner aria-label="Loading" />
      </Center>
    }
  >
    <LibraryPage />
  </Suspense>
);

export default defineRemote({
  id: 'designer',
  routes: [
    { path: STORY_TEMPLATES, component: StoryTemplatesPage },
    { path: '/screens/:id/design', component: DesignPage },
    { path: '/set-up/pictures', component: LibraryRoute },
  ],
});
