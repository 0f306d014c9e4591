import type { MenuAction } from 'shared-kernel/list-tools';
import type { ConditionId } from 'shared-kernel/model';
import { Copy, ListIndentDecrease, ListIndentIncrease, Rows3 } from 'shared-kernel/ui';
import type { IntoGroup } from './intoGroup';

/** What the menu of a condition or group does, and what decides what it offers. */
export interface ConditionMenu {
  /** Of how many conditions and groups it consists. */
  readonly size: number;
  /** How many conditions and groups may be added. */
  readonly room: number;
  /** The groups that it can be put into. */
  readonly into: readonly IntoGroup[];
  /** The number of the group that it stands in; null where it stands in none. */
  readonly outOf: string | null;
  readonly onInto: (group: ConditionId | null) => void;
  readonly onOut: () => void;
  /** Of a group: what is in it takes its place. */
  readonly onUngroup?: () => void;
  readonly onDuplicate: () => void;
}

export const conditionActions = (menu: ConditionMenu): readonly MenuAction[] => [
  ...menu.into.map(({ id, words }) => ({
    label: `Move into ${words}`,
    icon: ListIndentIncrease,
    // A new group is one more.
    disabled: id === null && menu.room < 1,
    act: () => {
      menu.onInto(id);
    },
  })),
  ...(menu.outOf === null
    ? []
    : [{ label: `Move out of group ${menu.outOf}`, icon: ListIndentDecrease, act: menu.onOut }]),
  ...(menu.onUngroup === undefined ? [] : [{ label: 'Ungroup', icon: Rows3, act: menu.onUngroup }]),
  {
    ...{ label: 'Duplicate', icon: Copy, act: menu.onDuplicate },
    disabled: menu.room < menu.size,
  },
];
