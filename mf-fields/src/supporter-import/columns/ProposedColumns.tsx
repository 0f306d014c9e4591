import { Button, Flex } from 'shared-kernel/ui';

interface ProposedColumnsProps {
  /** The columns are set as it was proposed. */
  readonly taken: boolean;
  readonly onTake: () => void;
  /** Null where there is nothing to take back. */
  readonly onTakeBack: (() => void) | null;
  readonly onDecline: () => void;
}

/** The answers to a proposal of how columns are set; nobody has to take it. */
export const ProposedColumns = (props: ProposedColumnsProps) => (
  <Flex gap="2" mt="2" wrap="wrap">
    {props.taken ? (
      props.onTakeBack !== null && (
        <Button size="xs" variant="outline" onClick={props.onTakeBack}>
          Take them back
        </Button>
      )
    ) : (
      <>
        <Button size="xs" onClick={props.onTake}>
          Set the columns like this
        </Button>
        <Button size="xs" variant="outline" onClick={props.onDecline}>
          No, thanks
        </Button>
      </>
    )}
  </Flex>
);
