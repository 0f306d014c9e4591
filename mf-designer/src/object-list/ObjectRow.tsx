import type { Item, ItemId, ItemType } from 'shared-kernel/model';
import {
  chakra,
  DragHandle,
  Eye,
  EyeOff,
  HStack,
  IconButton,
  ImageIcon,
  Lock,
  LockOpen,
  Share2,
  Stack,
  Text,
  Trash2,
  Type,
  type Reorder,
} from 'shared-kernel/ui';
import { memo } from 'react';

import { itemName, TYPE_LABELS } from '../document/itemName';
import { RowToggle } from './RowToggle';
import type { Rows } from './useRows';

interface ObjectRowProps {
  readonly item: Item;
  /** When it appears, in seconds since the start. */
  readonly atSeconds: number;
  readonly selected: boolean;
  /** Whether Tab stops here: at one row of the list. */
  readonly reachable: boolean;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly rowRef: Reorder<ItemId>['rowRef'];
  readonly grip: Reorder<ItemId>['grip'];
  readonly rows: Rows;
  readonly onHide: (id: ItemId) => void;
  readonly onLock: (id: ItemId) => void;
  readonly onDelete: (id: ItemId) => void;
}

const ICONS = { text: Type, image: ImageIcon, share: Share2 } as const satisfies Record<
  ItemType,
  unknown
>;

/** One object of the list. Memoised: with 100 of them, only rows that changed are drawn again. */
export const ObjectRow = memo(function ObjectRow(props: ObjectRowProps) {
  const { item, selected, hidden, locked, rows } = props;
  const name = itemName(item);
  const tabIndex = props.reachable ? 0 : -1;
  const TypeIcon = ICONS[item.type];

  return (
    <HStack
      as="li"
      ref={props.rowRef(item.id)}
      gap="1"
      pr="1"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={selected ? 'accent.solid' : 'transparent'}
      bg={selected ? 'accent.subtle' : 'bg.panel'}
      _hover={selected ? {} : { bg: 'bg.subtle' }}
    >
      <DragHandle grip={props.grip(item.id)} />
      <chakra.button
        type="button"
        data-row-id={item.id}
        tabIndex={tabIndex}
        aria-pressed={selected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        display="flex"
        alignItems="center"
        gap="2"
        flex="1"
        minW="0"
        py="1.5"
        textAlign="left"
        cursor="pointer"
        opacity={hidden ? 0.5 : 1}
        onClick={(event) => {
          rows.onChoose(item.id, event);
        }}
        onKeyDown={(event) => {
          rows.onKey(item.id, event);
        }}
      >
        <TypeIcon size={16} aria-label={TYPE_LABELS[item.type]} style={{ flexShrink: 0 }} />
        <Stack as="span" gap="0" minW="0">
          <Text as="span" truncate fontSize="sm" lineHeight="short">
            {name}
          </Text>
          <Text as="span" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
            {`at ${String(props.atSeconds)} s`}
          </Text>
        </Stack>
      </chakra.button>
      <RowToggle
        label={`Hide ${name}`}
        on={hidden}
        tabIndex={tabIndex}
        icons={[Eye, EyeOff]}
        onToggle={() => {
          props.onHide(item.id);
        }}
      />
      <RowToggle
        label={`Lock ${name}`}
        on={locked}
        tabIndex={tabIndex}
        icons={[LockOpen, Lock]}
        onToggle={() => {
          props.onLock(item.id);
        }}
      />
      <IconButton
        size="2xs"
        variant="ghost"
        color="fg.muted"
        tabIndex={tabIndex}
        aria-label={`Delete ${name}`}
        title={`Delete ${name}`}
        onClick={() => {
          props.onDelete(item.id);
        }}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </HStack>
  );
});
