import { Link, links } from 'shared-kernel/contract';
import { useYear } from 'shared-kernel/session';
import { Button, Dialog, List, Spacer, Stack, Text } from 'shared-kernel/ui';

import { EditorDialog } from '../controls/EditorDialog';
import { nameOfProposed, setupProposal } from '../document/audience/setupProposal';
import { setupAtom } from '../editor/audience/audienceAtoms';
import { useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { useSetupProposal } from '../persistence/useSetupProposal';
import type { FindingProposal } from './finding';

interface SetupDialogProps {
  /** null: closed. */
  readonly proposal: FindingProposal | null;
  readonly onSetup: () => void;
  readonly onClose: () => void;
}

/** [S105] Asks whether a screen is to be shown only to those whom it is true of, and says what that changes. */
export const SetupDialog = ({ proposal, onSetup, onClose }: SetupDialogProps) => (
  <EditorDialog shown={proposal !== null} maxWidth="30rem" onClose={onClose}>
    {proposal !== null && <Question proposal={proposal} onSetup={onSetup} onClose={onClose} />}
  </EditorDialog>
);

const Question = (props: SetupDialogProps & { readonly proposal: FindingProposal }) => {
  const { proposal, onSetup, onClose } = props;
  const { year: dates } = useYear();
  const year = useEditorValue(readyYearDataAtom);
  const setup = useEditorValue(setupAtom);
  const { busy, accept } = useSetupProposal(onSetup);
  const proposed =
    year === null || setup === null ? null : setupProposal(setup, proposal.conditions, year, dates);
  return (
    <>
      <Dialog.Header pb="2" pe="14">
        <Dialog.Title fontSize="lg">{`${proposal.label}?`}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {proposed === null ? (
          <Text>The set-up cannot be changed from here. Please look at it.</Text>
        ) : (
          <Stack gap="3">
            <Text>
              The screen’s set-up is saved at once: it is shown to supporters who match all of these
              searches.
            </Text>
            <List.Root aria-label="Searches of the set-up" ps="5">
              {proposed.searches.map((search) => (
                <List.Item key={nameOfProposed(search)} overflowWrap="anywhere">
                  {nameOfProposed(search)}
                  {search.kind === 'new' && (
                    <Text as="span" color="fg.muted">
                      {' '}
                      (a new search)
                    </Text>
                  )}
                </List.Item>
              ))}
            </List.Root>
          </Stack>
        )}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {setup !== null && (
          <Button asChild variant="plain" px="0">
            <Link to={links.screenSetup(setup.id)}>Set-up</Link>
          </Button>
        )}
        <Spacer />
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {proposed !== null && (
          <Button
            loading={busy}
            onClick={() => {
              void accept(proposed).then((accepted) => {
                if (accepted) onClose();
              });
            }}
          >
            Change the set-up
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
};
