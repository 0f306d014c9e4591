import type { ItemId, ItemType } from 'shared-kernel/model';
import {
  DragHandle,
  Eye,
  EyeOff,
  Gauge,
  Hash,
  ImageIcon,
  Link2,
  Lock,
  LockOpen,
  Shapes,
  Share2,
  Trash2,
  Type,
  type Reorder,
} from 'shared-kernel/ui';
import { memo } from 'react';

import { ChartIcon } from '../controls/drawnIcons';
import { TYPE_LABELS } from '../document/itemName';
import { useEditor } from '../editor/EditorContext';
import { RowToggle } from './RowToggle';
import type { Rows } from './useRows';

interface ObjectRowProps {
  readonly id: ItemId;
  readonly type: ItemType;
  readonly name: string;
  /** Which group it is in, from 1; null where it is in none. */
  readonly group: number | null;
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

const ICONS = {
  text: Type,
  image: ImageIcon,
  share: Share2,
  button: Link2,
  shape: Shapes,
  number: Hash,
  progress: Gauge,
  chart: ChartIcon,
} as const satisfies Record<ItemType, unknown>;

/** One object of the list. Memoised: with 100 of them, only rows that changed are drawn again. */
export const ObjectRow = memo(function ObjectRow(props: ObjectRowProps) {
  const { id, name, selected, hidden, locked } = props;
  const { readOnly } = useEditor();
  const tabIndex = props.reachable ? 0 : -1;

  return (
    <li
      ref={props.rowRef(id)}
      data-selected={selected ? '' : undefined}
      data-hidden={hidden ? '' : undefined}
      data-group={props.group ?? undefined}
    >
      <RowGrip id={id} grip={props.grip} />
      <RowButton {...props} />
      <RowToggle
        label={`Hide ${name}`}
        on={hidden}
        tabIndex={tabIndex}
        icons={[Eye, EyeOff]}
        onToggle={() => {
          props.onHide(id);
        }}
      />
      <RowToggle
        label={`Lock ${name}`}
        on={locked}
        tabIndex={tabIndex}
        icons={[LockOpen, Lock]}
        onToggle={() => {
          props.onLock(id);
        }}
      />
      {!readOnly && (
        <button
          type="button"
          data-row-action
          tabIndex={tabIndex}
          aria-label={`Delete ${name}`}
          title={`Delete ${name}`}
          onClick={() => {
            props.onDelete(id);
          }}
        >
          <Trash2 size={14} aria-hidden />
        </button>
      )}
    </li>
  );
});

/** Chooses the object, and is what arrow keys walk along. */
const RowButton = (props: ObjectRowProps) => {
  const { id, type, name, group, atSeconds, selected, reachable, rows } = props;
  const TypeIcon = ICONS[type];
  return (
    <button
      type="button"
      data-row-id={id}
      tabIndex={reachable ? 0 : -1}
      aria-pressed={selected}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={(event) => {
        rows.onChoose(id, event);
      }}
      onKeyDown={(event) => {
        rows.onKey(id, event);
      }}
    >
      <TypeIcon size={16} aria-label={TYPE_LABELS[type]} />
      <span data-row-words>
        <span data-row-name>{name}</span>
        <span data-row-time>
          {`at ${String(atSeconds)} s${group === null ? '' : ` · Group ${String(group)}`}`}
        </span>
      </span>
    </button>
  );
};

/** Memoised apart from the row: choosing a row does not change by what it is dragged. */
const RowGrip = memo(function RowGrip({ id, grip }: Pick<ObjectRowProps, 'id' | 'grip'>) {
  return <DragHandle grip={grip(id)} />;
});
