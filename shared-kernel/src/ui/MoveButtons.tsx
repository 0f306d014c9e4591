import { useEffect, useRef } from 'react';
import { IconButton } from './Button';
import { ArrowDown, ArrowUp } from './icons';

interface MoveButtonsProps {
  /** What moves, in a sentence: "condition 2". */
  readonly what: string;
  /** Counts from 0. */
  readonly place: number;
  readonly last: boolean;
  readonly onMove: (place: number) => void;
}

type Direction = 'up' | 'down';

/** Moves one place up or down. The focus stays on the button though its row is drawn elsewhere. */
export const MoveButtons = ({ what, place, last, onMove }: MoveButtonsProps) => {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Direction | null>(null);

  useEffect(() => {
    const direction = pressed.current;
    pressed.current = null;
    if (direction === null) return;
    (direction === 'up' ? up : down).current?.focus();
  }, [place]);

  const move = (direction: Direction) => {
    pressed.current = direction;
    onMove(direction === 'up' ? place - 1 : place + 1);
  };
  return (
    <>
      <IconButton
        ref={up}
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={`Move ${what} up`}
        disabled={place === 0}
        onClick={() => {
          move('up');
        }}
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        ref={down}
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={`Move ${what} down`}
        disabled={last}
        onClick={() => {
          move('down');
        }}
      >
        <ArrowDown size={16} aria-hidden />
      </IconButton>
    </>
  );
};
