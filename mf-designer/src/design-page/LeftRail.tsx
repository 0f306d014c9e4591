import { Button, LayoutTemplate, Separator, Stack } from 'shared-kernel/ui';
import { useRef, type ComponentType, type KeyboardEvent } from 'react';

import { IllustrationsIcon, PicturesIcon } from '../controls/drawnIcons';
import type { Command, CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import {
  LEFT_TABS,
  leftPanelAtom,
  leftTabAtom,
  type LeftTab,
} from '../editor/panels/leftPanelAtom';
import { SHOW_PICTURES } from '../media/mediaCommands';
import { AddButtons } from '../object-list/AddButtons';
import { SHOW_TEMPLATES } from '../templates/templateCommands';
import { LEFT_PANEL_ID, leftTabId } from './leftPanelIds';
import { useEscapeToCanvas } from './useEscapeToCanvas';

/** [S112] What can come onto the screen, at the left of it: objects by one press, all else from a panel. */
export const LeftRail = ({ context }: { context: CommandContext }) => (
  <Stack
    gap="0"
    flexShrink="0"
    w="5rem"
    py="1"
    overflowY="auto"
    scrollbarWidth="none"
    bg="bg.panel"
    borderRightWidth="1px"
    onKeyDown={useEscapeToCanvas()}
  >
    <Stack role="group" aria-label="Add to this screen" px="1">
      <AddButtons context={context} upright />
    </Stack>
    <Separator my="1" mx="1" />
    <LeftTabs />
  </Stack>
);

interface Tab {
  readonly label: string;
  readonly icon: ComponentType<{ size: number; 'aria-hidden'?: boolean }>;
  readonly command: Command | null;
}

const TABS = {
  templates: { label: 'Templates', icon: LayoutTemplate, command: SHOW_TEMPLATES },
  pictures: { label: 'Pictures', icon: PicturesIcon, command: SHOW_PICTURES },
  illustrations: { label: 'Illustrations', icon: IllustrationsIcon, command: null },
} as const satisfies Record<LeftTab, Tab>;

/** [S158] Arrows lead from tab to tab, one press opens one, a further one closes it. */
const LeftTabs = () => {
  const shown = useEditorValue(leftPanelAtom);
  const openTab = useSetEditorValue(leftTabAtom);
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = STEPS[event.key]?.(at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
  };
  return (
    <Stack
      ref={list}
      role="tablist"
      aria-orientation="vertical"
      aria-label="Templates and pictures"
      gap="0"
      px="1"
      onKeyDown={step}
    >
      {LEFT_TABS.map((tab, place) => {
        const { label, icon: TabIcon, command } = TABS[tab];
        const open = shown === tab;
        const isReached = open || (place === 0 && !isTab(shown));
        return (
          <Button
            key={tab}
            id={leftTabId(tab)}
            role="tab"
            aria-selected={open}
            aria-controls={open ? LEFT_PANEL_ID : undefined}
            tabIndex={isReached ? 0 : -1}
            variant={open ? 'subtle' : 'ghost'}
            flexDirection="column"
            flexShrink="0"
            gap="0.5"
            h="auto"
            px="0"
            py="0.5"
            fontSize="xs"
            lineHeight="1.2"
            fontWeight="normal"
            {...(command === null ? {} : { title: commandTitle(command) })}
            onClick={() => {
              openTab(open ? null : tab);
            }}
          >
            <TabIcon size={18} aria-hidden /> {label}
          </Button>
        );
      })}
    </Stack>
  );
};

const isTab = (shown: LeftTab | 'checks' | null): boolean => shown !== null && shown !== 'checks';

const STEPS: Readonly<Partial<Record<string, (at: number, count: number) => number>>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
