import { Button, ModalDialog } from 'shared-kernel/ui';

interface EverybodyQuestionProps {
  readonly open: boolean;
  /** How many are ticked. */
  readonly searches: number;
  readonly onEverybody: () => void;
  readonly onMatching: () => void;
  readonly onCancel: () => void;
}

/** Asks before a screen whose set-up names searches is shown to all supporters. */
export const EverybodyQuestion = ({ open, searches, ...props }: EverybodyQuestionProps) => (
  <ModalDialog
    open={open}
    title="Show this screen to all supporters?"
    onClose={props.onCancel}
    footer={
      <>
        <Button variant="ghost" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button variant="outline" onClick={props.onEverybody}>
          Show it to all
        </Button>
        <Button onClick={props.onMatching}>Only those who match</Button>
      </>
    }
  >
    {searches === 1
      ? 'One search is ticked, and decides nothing'
      : `${String(searches)} searches are ticked, and decide nothing`}{' '}
    while all supporters see this screen. “Only those who match” shows it to supporters who match
    any of the ticked searches.
  </ModalDialog>
);
