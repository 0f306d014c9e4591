import { lateDialog } from 'shared-kernel/late-parts';
import { TagDialog, type TagWish } from 'shared-kernel/list-tools';
import { nameOf, type Screen, type ScreenId } from 'shared-kernel/model';
import { organisationAtom } from 'shared-kernel/session';
import { ConfirmDialog } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import type { ScreenListActions } from './useScreenListActions';

const DuplicateDialog = lateDialog(
  async () => (await import('../duplicate/DuplicateDialog')).DuplicateDialog,
);
const SaveTemplateDialog = lateDialog(
  async () => (await import('shared-kernel/saved-templates')).SaveTemplateDialog,
);

/** What is asked about one screen of the list, or about those that are chosen. */
export interface AskOfScreens {
  readonly kind: 'delete' | 'duplicate' | 'tags' | 'template';
  /** At least one, in the order of the list. */
  readonly screens: readonly Screen[];
}

interface ScreenQuestionsProps {
  readonly asked: AskOfScreens | null;
  /** Tags of the whole list. */
  readonly knownTags: readonly string[];
  readonly listActions: ScreenListActions;
  readonly onClose: () => void;
}

/** The dialogs of the list of screens, of which one is open. */
export const ScreenQuestions = (props: ScreenQuestionsProps) => {
  const { asked, listActions, onClose } = props;
  const organisation = useAtomValue(organisationAtom);
  const [first] = asked?.screens ?? [];
  return (
    <>
      {asked?.kind === 'duplicate' && first !== undefined && (
        <DuplicateDialog
          screen={first}
          years={organisation.status === 'ready' ? organisation.years : []}
          onClose={onClose}
          onDuplicate={(copy, target) => {
            onClose();
            void listActions.duplicate({ ...copy, tags: first.tags }, target);
          }}
        />
      )}
      {asked?.kind === 'tags' && (
        <TagDialog
          title={tagsTitle(asked.screens)}
          known={props.knownTags}
          things={asked.screens}
          saving={listActions.tagging}
          onClose={onClose}
          onSave={(wishes: readonly TagWish[]) => {
            void listActions.tag(idsOf(asked.screens), wishes).then((saved) => {
              if (saved) onClose();
            });
          }}
        />
      )}
      {asked?.kind === 'template' && (
        <SaveTemplateDialog
          screens={asked.screens.map((screen) => ({
            id: screen.id,
            name: nameOf(screen),
            content: null,
          }))}
          onClose={onClose}
        />
      )}
      <DeleteQuestion {...props} />
    </>
  );
};

const DeleteQuestion = ({ asked, listActions, onClose }: ScreenQuestionsProps) => {
  const screens = asked?.kind === 'delete' ? asked.screens : [];
  const one = screens.length === 1;
  return (
    <ConfirmDialog
      open={screens.length > 0}
      title={`Delete ${whatOf(screens)}?`}
      confirmLabel={one ? 'Delete' : `Delete ${String(screens.length)} screens`}
      danger
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void listActions.remove(...idsOf(screens));
      }}
    >
      {one
        ? 'Supporters will no longer see this screen. It can be restored from the bin for 30 days.'
        : 'Supporters will no longer see these screens. They can be restored from the bin for 30 days.'}
    </ConfirmDialog>
  );
};

const whatOf = (screens: readonly Screen[]): string => {
  const [first] = screens;
  return screens.length === 1 && first !== undefined
    ? `“${nameOf(first)}”`
    : `${String(screens.length)} screens`;
};

const tagsTitle = (screens: readonly Screen[]): string => `Tags of ${whatOf(screens)}`;

const idsOf = (screens: readonly Screen[]): readonly ScreenId[] => screens.map(({ id }) => id);
