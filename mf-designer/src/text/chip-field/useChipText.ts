import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { ChipEvents } from './chipEvents';
import { createChipText, type ChipShowing, type ChipText } from './createChipText';
import { editClipboard } from './editClipboard';
import { editTyping } from './editTyping';
import { createListening } from './listening';
import { moveOverChips } from './moveOverChips';
import { pressChips } from './pressChips';

/** Makes an empty editable element a field for texts with placeholders. */
export function useChipText(
  root: RefObject<HTMLElement | null>,
  { text, raw, multiline, faceOf }: ChipShowing,
  events: ChipEvents,
): RefObject<ChipText | null> {
  const newest = useRef(events);
  useEffect(() => {
    newest.current = events;
  });

  const chips = useRef<ChipText | null>(null);
  useLayoutEffect(() => {
    if (root.current === null) return undefined;
    const current = () => newest.current;
    const listening = createListening(root.current);
    const made = createChipText(root.current, (changed) => {
      current().onChange(changed);
    });
    editTyping(made, current, listening);
    editClipboard(made, listening);
    pressChips(made, current, listening);
    moveOverChips(made, listening);
    chips.current = made;
    return () => {
      listening.end();
    };
  }, [root]);

  useLayoutEffect(() => {
    chips.current?.show({ text, raw, multiline, faceOf });
  }, [text, raw, multiline, faceOf]);
  return chips;
}
