import { useEffect, useRef, type MouseEvent } from 'react';
import { IconButton } from 'shared-kernel/ui/basics';
import { ArrowDown, ArrowUp } from '../icons';

interface MoveButtonsProps {
  /** What moves, in a sentence: "condition 2". */
  readonly what: string;
  /** Counts from 0. */
  readonly index: number;
  readonly last: boolean;
  readonly onMove: (index: number) => void;
}

/** Moves one place up or down. The focus stays on the button though its row is drawn elsewhere. */
export const MoveButtons = ({ what, index, last, onMove }: MoveButtonsProps) => {
  const pressed = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);

  const moveTo = (target: number) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    onMove(target);
  };
  return (
    <>
      <IconButton
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={`Move ${what} up`}
        disabled={index === 0}
        onClick={moveTo(index - 1)}
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={`Move ${what} down`}
        disabled={last}
        onClick={moveTo(index + 1)}
      >
        <ArrowDown size={16} aria-hidden />
      </IconButton>
    </>
  );
};
