import { ArrowDown, ArrowUp, IconButton, Stack } from 'shared-kernel/ui';

interface MoveButtonsProps {
  readonly name: string;
  /** Counted from 0. */
  readonly place: number;
  readonly last: boolean;
  readonly onMove: (place: number) => void;
}

/** Puts a screen before or after its neighbour. */
export const MoveButtons = ({ name, place, last, onMove }: MoveButtonsProps) => (
  <Stack gap="0" ml="-2">
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={`Move ${name} up`}
      disabled={place === 0}
      onClick={() => {
        onMove(place - 1);
      }}
    >
      <ArrowUp size={14} />
    </IconButton>
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={`Move ${name} down`}
      disabled={last}
      onClick={() => {
        onMove(place + 1);
      }}
    >
      <ArrowDown size={14} />
    </IconButton>
  </Stack>
);
