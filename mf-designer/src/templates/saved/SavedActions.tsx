import { useAtomValue } from 'jotai';
import type { SavedTemplate, UnreadableTemplate } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { useServerToasts } from 'shared-kernel/server';
import { useYear } from 'shared-kernel/session';
import { Button, ConfirmDialog, Flex } from 'shared-kernel/ui';
import { useState } from 'react';

import { RenameTemplateDialog } from './RenameTemplateDialog';

interface SavedActionsProps {
  /** One that cannot be read can only be deleted. */
  readonly template: SavedTemplate | UnreadableTemplate;
  /** The templates are others now. */
  readonly onChanged: () => Promise<void>;
}

/** [S155] What can be done with a template of the organisation. */
export const SavedActions = (props: SavedActionsProps) => (
  <ForEditors>
    <Actions {...props} />
  </ForEditors>
);

const Actions = ({ template, onChanged }: SavedActionsProps) => {
  const store = useAtomValue(templateStoreAtom);
  const { organisationId } = useYear().scope;
  const { withToast } = useServerToasts();
  const [asked, ask] = useState<'rename' | 'delete' | null>(null);
  const name = template.name === '' ? 'Untitled' : template.name;
  const close = () => {
    ask(null);
  };
  const remove = async () => {
    close();
    await withToast('Template', `“${name}” was deleted.`, () =>
      store.remove({ organisationId, id: template.id }),
    );
    await onChanged();
  };
  return (
    <>
      <Flex gap="1">
        {'saved' in template && (
          <Button
            size="xs"
            variant="ghost"
            aria-label={`Rename ${name}`}
            onClick={() => {
              ask('rename');
            }}
          >
            Rename
          </Button>
        )}
        <Button
          size="xs"
          variant="ghost"
          aria-label={`Delete ${name}`}
          onClick={() => {
            ask('delete');
          }}
        >
          Delete
        </Button>
      </Flex>
      {asked === 'rename' && 'saved' in template && (
        <RenameTemplateDialog template={template} onClose={close} onChanged={onChanged} />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete the template “${name}”?`}
        confirmLabel="Delete template"
        danger
        onConfirm={() => void remove()}
        onCancel={close}
      >
        Screens that were made of it stay as they are. The template is gone for everybody in the
        organisation, and cannot be brought back.
      </ConfirmDialog>
    </>
  );
};
