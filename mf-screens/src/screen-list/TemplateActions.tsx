import { lateDialog } from 'shared-kernel/late-parts';
import { Link } from 'shared-kernel/contract';
import { nameOf, type Screen } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { BookmarkPlus, Button, Flex } from 'shared-kernel/ui';
import { useState } from 'react';
import { STORY_TEMPLATES_PATH } from '../screen-store/storyPath';

const SaveTemplateDialog = lateDialog(
  async () => (await import('shared-kernel/saved-templates')).SaveTemplateDialog,
);

interface TemplateActionsProps {
  /** In the order of the list. */
  readonly screens: readonly Screen[];
}

/** Keeping screens of the list as a template of the organisation, and beginning with one. */
export const TemplateActions = ({ screens }: TemplateActionsProps) => {
  const [saving, setSaving] = useState(false);
  return (
    <Flex gap="2" wrap="wrap">
      <ForEditors>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setSaving(true);
          }}
        >
          <BookmarkPlus size={14} aria-hidden />
          Save as a template
        </Button>
      </ForEditors>
      <Button asChild size="sm" variant="ghost">
        <Link to={STORY_TEMPLATES_PATH}>Templates</Link>
      </Button>
      {saving && (
        <SaveTemplateDialog
          screens={screens.map((screen) => ({
            id: screen.id,
            name: nameOf(screen),
            content: null,
          }))}
          onClose={() => {
            setSaving(false);
          }}
        />
      )}
    </Flex>
  );
};
