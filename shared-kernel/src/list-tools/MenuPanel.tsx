import { Link } from 'shared-kernel/contract';
import { Box, Button, type LucideIcon } from 'shared-kernel/ui';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { placeBeside } from './placeBeside';

export interface MenuAction {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it leads; otherwise what it does. */
  readonly act: string | (() => void);
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface MenuPanelProps {
  readonly id: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** A menu over the page, beside the button that opened it. */
export const MenuPanel = ({ id, label, actions, opener, onClose }: MenuPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useShownBeside(panel, opener);
  useLeaving(panel, opener, onClose);
  const closeToOpener = () => {
    onClose();
    opener.current?.focus();
  };
  return (
    <Box
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      position="fixed"
      inset="auto"
      m="0"
      p="1"
      w="max-content"
      minW="11rem"
      maxW="min(20rem, calc(100vw - 16px))"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="lg"
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose();
        else if (event.key === 'Escape') {
          event.stopPropagation();
          closeToOpener();
        } else moveFocus(event);
      }}
    >
      {actions.map((action) => (
        <Entry key={action.label} action={action} onChosen={closeToOpener} />
      ))}
    </Box>
  );
};

const Entry = ({ action, onChosen }: { action: MenuAction; onChosen: () => void }) => {
  const { act, icon: Icon, label } = action;
  const content = (
    <>
      <Icon size={15} aria-hidden />
      {label}
    </>
  );
  const looks = {
    role: 'menuitem',
    tabIndex: -1,
    size: 'sm',
    variant: 'ghost',
    w: 'full',
    justifyContent: 'flex-start',
    fontWeight: 'normal',
    color: action.danger === true ? 'fg.error' : 'fg',
  } as const;
  if (typeof act === 'string')
    return (
      <Button asChild {...looks}>
        <Link to={act}>{content}</Link>
      </Button>
    );
  return (
    <Button
      {...looks}
      disabled={action.disabled === true}
      onClick={() => {
        // What opens a dialog gives the focus back to where it was.
        onChosen();
        act();
      }}
    >
      {content}
    </Button>
  );
};

/** In the browser's top layer, so that no row cuts it off; focused at its first action. */
function useShownBeside(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    if ('showPopover' in current) current.showPopover();
    putBeside(current, opener.current);
    entriesOf(current).at(0)?.focus();
  }, [panel, opener]);
}

/**
 * A press elsewhere closes it. It goes with its opener where the page moves: a page that is still coming to
 * rest under the focus would close a menu that has just opened.
 */
function useLeaving(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      const inside = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target) === true,
      );
      if (!inside) close.current();
    };
    const moved = () => {
      if (panel.current !== null) putBeside(panel.current, opener.current);
    };
    window.addEventListener('pointerdown', pressed, { capture: true });
    for (const move of MOVES) window.addEventListener(move, moved, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', pressed, { capture: true });
      for (const move of MOVES) window.removeEventListener(move, moved, { capture: true });
    };
  }, [panel, opener]);
}

const MOVES = ['scroll', 'resize'] as const;

function putBeside(panel: HTMLElement, opener: HTMLElement | null): void {
  const beside = opener?.getBoundingClientRect();
  if (beside === undefined) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = placeBeside(beside, panel.getBoundingClientRect(), { width, height });
  panel.style.left = `${String(place.left)}px`;
  panel.style.top = `${String(place.top)}px`;
}

const entriesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesOf(event.currentTarget);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = NEXT[event.key]?.(at, entries.length);
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next)?.focus();
}

const NEXT: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};
