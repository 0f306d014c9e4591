import type { KeyboardEventHandler, ReactNode } from 'react';

interface TimelineLaneProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly selected?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
}

/** One line of the timeline: what it is, which stays in sight, and its track. */
export const TimelineLane = (props: TimelineLaneProps) => (
  <li
    data-lane
    data-selected={props.selected === true ? '' : undefined}
    onKeyDown={props.onKeyDown}
  >
    <div data-lane-label>{props.label}</div>
    <div data-lane-track>{props.children}</div>
  </li>
);
