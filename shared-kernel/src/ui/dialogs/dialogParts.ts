/** The Chakra parts of dialogs, with the state machine behind them: 14 kB that a page has no use for before one opens. */
export {
  DialogBackdrop as Backdrop,
  DialogBody as Body,
  DialogCloseTrigger as CloseTrigger,
  DialogContent as Content,
  DialogFooter as Footer,
  DialogHeader as Header,
  DialogPositioner as Positioner,
  DialogRoot as Root,
  DialogTitle as Title,
} from '@chakra-ui/react';
