import {
  asId,
  type ConditionId,
  type ConditionNode,
  type FieldListEntry,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import type { ReactNode } from 'react';

/** The condition or group that has the focus after an edit: it, or where it begins to be filled in. */
export interface FocusAfterEdit {
  readonly id: ConditionId;
  readonly firstInput?: boolean;
}

/** What every list of conditions of one editor shares. */
export interface EditorTools {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  /** The search that the conditions belong to; null where they belong to none. */
  readonly ownId: SearchId | null;
  /** How many conditions and groups may be added. */
  readonly room: number;
  /** What else adds conditions to those of the search or item itself. */
  readonly beside: ReactNode;
  readonly deletionWords: string;
  readonly factsOf: (field: FieldListEntry) => string;
  readonly figuresOf: (node: ConditionNode) => ReactNode;
  readonly edit: (
    change: (before: readonly ConditionNode[]) => readonly ConditionNode[],
    /** Keeps the focus, where the edit draws it elsewhere. */
    focus?: FocusAfterEdit,
  ) => void;
  readonly announce: (words: string) => void;
}

export const freshId = (): ConditionId => asId<ConditionId>(crypto.randomUUID());
