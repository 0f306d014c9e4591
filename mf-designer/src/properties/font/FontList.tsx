import { fontFamily } from 'screen-player';
import { Box, chakra, Check, Text } from 'shared-kernel/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { FontGroup, FontOption } from './fontGroups';

interface FontListProps {
  readonly id: string;
  readonly label: string;
  /** What it hangs under, or over where there is more room. */
  readonly under: RefObject<HTMLElement | null>;
  readonly groups: readonly FontGroup[];
  readonly value: string | null;
  readonly active: string;
  readonly onPoint: (family: string) => void;
  readonly onPick: (family: string) => void;
  /** What it hangs under has moved away from it. */
  readonly onLeave: () => void;
}

/** Without blanks, which part one id from the next. */
export const fontRowId = (listId: string, family: string): string =>
  `${listId}-${family.replaceAll(/\s/g, '_')}`;

/** Over everything else on the page, whatever cuts off the section that it belongs to. */
export const FontList = (props: FontListProps) => {
  const { id, label, under, groups, value, active, onPoint, onPick, onLeave } = props;
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const anchor = under.current;
    if (element === null || anchor === null) return;
    if ('showPopover' in element) element.showPopover();
    place(element, anchor.getBoundingClientRect());
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !element.contains(target)) onLeave();
    };
    window.addEventListener('scroll', leave, true);
    window.addEventListener('resize', leave);
    return () => {
      window.removeEventListener('scroll', leave, true);
      window.removeEventListener('resize', leave);
    };
  }, [under, onLeave]);

  useLayoutEffect(() => {
    const row = document.getElementById(fontRowId(id, active));
    if (row !== null && 'scrollIntoView' in row) row.scrollIntoView({ block: 'nearest' });
  }, [id, active, groups]);

  return (
    <Box
      ref={list}
      popover="manual"
      id={id}
      role="listbox"
      aria-label={label}
      position="fixed"
      m="0"
      p="1"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      color="fg"
      shadow="lg"
      // The focus stays on the button.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {groups.map(({ name, options }) => (
        <Box role="group" aria-label={name} key={name} pb="1">
          <Text role="presentation" px="2" pt="2" pb="1" fontSize="xs" color="fg.muted">
            {name}
          </Text>
          {options.map((option) => (
            <Row
              key={option.family}
              id={fontRowId(id, option.family)}
              option={option}
              chosen={option.family === value}
              active={option.family === active}
              onPoint={onPoint}
              onPick={onPick}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
};

interface RowProps extends Pick<FontListProps, 'id' | 'onPoint' | 'onPick'> {
  readonly option: FontOption;
  readonly chosen: boolean;
  readonly active: boolean;
}

const Row = ({ id, option: { family, note }, chosen, active, onPoint, onPick }: RowProps) => (
  <chakra.div
    id={id}
    role="option"
    aria-selected={chosen}
    display="flex"
    alignItems="center"
    gap="2"
    h={ROW}
    px="2"
    borderRadius="l1"
    cursor="pointer"
    bg={active ? 'accent.muted' : undefined}
    onPointerMove={() => {
      onPoint(family);
    }}
    onClick={() => {
      onPick(family);
    }}
  >
    <Box w="4" flexShrink="0">
      {chosen && <Check aria-hidden size={14} />}
    </Box>
    <Text as="span" flex="1" truncate fontSize="md" style={{ fontFamily: fontFamily(family) }}>
      {family}
    </Text>
    {note !== '' && (
      <Text as="span" fontSize="xs" color="fg.muted" whiteSpace="nowrap">
        {note}
      </Text>
    )}
  </chakra.div>
);

const ROW = '36px';
const LEAST_WIDTH_PX = 320;
const MOST_HEIGHT_PX = 420;
/** With so much room below it does not hang above, over what its field is called. */
const ENOUGH_HEIGHT_PX = 260;
/** From the edge of the window, and from what it hangs under. */
const GAP_PX = 4;

function place({ style }: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const below = window.innerHeight - bottom - 2 * GAP_PX;
  const above = top - 2 * GAP_PX;
  const isBelow = below >= Math.min(ENOUGH_HEIGHT_PX, above);
  const wide = Math.min(Math.max(width, LEAST_WIDTH_PX), window.innerWidth - 2 * GAP_PX);
  const pixels = (value: number) => `${String(value)}px`;
  style.width = pixels(wide);
  style.left = pixels(Math.max(GAP_PX, Math.min(left, window.innerWidth - wide - GAP_PX)));
  style.right = 'auto';
  style.top = isBelow ? pixels(bottom + GAP_PX) : 'auto';
  style.bottom = isBelow ? 'auto' : pixels(window.innerHeight - top + GAP_PX);
  style.maxHeight = pixels(Math.min(MOST_HEIGHT_PX, isBelow ? below : above));
}
