import { Link } from 'shared-kernel/contract';
import { ForEditors } from 'shared-kernel/roles';
import { Button, EmptyState, Flex, LayoutTemplate, Plus } from 'shared-kernel/ui';
import { STORY_TEMPLATES_PATH } from '../screen-store/storyPath';
import type { ScreenListActions } from './useScreenListActions';

/** What a screen is for, and both ways to begin. */
export const NoScreens = ({ listActions }: { readonly listActions: ScreenListActions }) => (
  <EmptyState
    title="No screens yet"
    action={
      <ForEditors>
        <Flex gap="3" wrap="wrap" justify="center">
          <Button loading={listActions.adding} onClick={() => void listActions.add()}>
            <Plus size={16} aria-hidden />
            Add your first screen
          </Button>
          <Button asChild variant="outline">
            <Link to={STORY_TEMPLATES_PATH}>
              <LayoutTemplate size={16} aria-hidden />
              Start with a whole story
            </Link>
          </Button>
        </Flex>
      </ForEditors>
    }
  >
    A screen shows supporters what they made possible this year. Choose who sees it, then design it;
    or begin with a story of several screens.
  </EmptyState>
);
