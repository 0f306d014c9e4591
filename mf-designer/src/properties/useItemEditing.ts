import type {
  Chart,
  Figure,
  Item,
  ItemExit,
  ItemLook,
  ItemId,
  ItemMotion,
  Layout,
  TextPart,
  View,
} from 'shared-kernel/model';

import { useMemo } from 'react';

import { changeItems } from '../document/changeItem';
import { changeLayouts } from '../document/changeLayout';
import { lookOf, withLook } from '../document/look';
import { withTextPart } from '../document/textPart';
import { withChanges } from '../document/withChanges';
import { withFontSize } from '../document/withFontSize';
import type { DesignEditor } from '../editor/createEditor';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { viewAtom } from '../editor/view/viewAtoms';

/** Edits the same property of every selected item, and nothing else of them [S34]. */
export interface ItemEditing {
  readonly change: (changes: Partial<Item>) => void;
  readonly changeFont: (changes: Partial<Item['font']>) => void;
  readonly changeMotion: (changes: Partial<ItemMotion>) => void;
  readonly changeExit: (changes: Partial<ItemExit>) => void;
  readonly changeLook: (changes: Partial<ItemLook>) => void;
  readonly changeBorder: (changes: Partial<ItemLook['border']>) => void;
  readonly changeShadow: (changes: Partial<ItemLook['shadow']>) => void;
  readonly changeFigure: (changes: Partial<Figure>) => void;
  readonly changeChart: (changes: Partial<Chart>) => void;
  readonly changeTextPart: (part: TextPart, text: string) => void;
  readonly changeLayout: (changes: Partial<Layout>) => void;
  readonly changePosition: (changes: Partial<Layout['position']>) => void;
  readonly changeFontSize: (size: number) => void;
  readonly changeLineHeight: (lineHeight: number) => void;
}

/** Stays the same while the same items are selected. */
export function useItemEditing(ids: readonly ItemId[]): ItemEditing {
  const editor = useEditor();
  const view = useEditorValue(viewAtom);
  return useMemo(() => itemEditing(editor, ids, view), [editor, ids, view]);
}

function itemEditing(editor: DesignEditor, ids: readonly ItemId[], view: View): ItemEditing {
  const edit = (changes: object, change: (item: Item) => Item) => {
    editor.edit((content) => changeItems(content, ids, change), { run: runOf(changes, ids) });
  };
  const editLayout = (changes: object, change: (layout: Layout) => Layout) => {
    editor.edit((content) => changeLayouts(content, ids, view, change), {
      run: runOf(changes, [...ids, view]),
    });
  };
  return {
    change: (changes) => {
      edit(changes, (item) => withChanges(item, changes));
    },
    changeFont: (changes) => {
      edit(changes, (item) => withChanges(item, { font: withChanges(item.font, changes) }));
    },
    changeMotion: (changes) => {
      edit(changes, (item) => withChanges(item, { motion: withChanges(item.motion, changes) }));
    },
    changeExit: (changes) => {
      edit({ exit: changes, ...changes }, (item) => {
        const exit = withChanges(item.motion.exit, changes);
        return withChanges(item, { motion: withChanges(item.motion, { exit }) });
      });
    },
    changeLook: (changes) => {
      edit(changes, (item) => withLook(item, changes));
    },
    changeBorder: (changes) => {
      edit({ border: changes, ...changes }, (item) =>
        withLook(item, { border: withChanges(lookOf(item).border, changes) }),
      );
    },
    changeShadow: (changes) => {
      edit({ shadow: changes, ...changes }, (item) =>
        withLook(item, { shadow: withChanges(lookOf(item).shadow, changes) }),
      );
    },
    changeFigure: (changes) => {
      edit(changes, (item) =>
        item.figure === null
          ? item
          : withChanges(item, { figure: withChanges(item.figure, changes) }),
      );
    },
    changeChart: (changes) => {
      edit(changes, (item) =>
        item.chart === null ? item : withChanges(item, { chart: withChanges(item.chart, changes) }),
      );
    },
    changeTextPart: (part, text) => {
      edit({ [part]: text }, (item) => withTextPart(item, part, text));
    },
    changeLayout: (changes) => {
      editLayout(changes, (layout) => withChanges(layout, changes));
    },
    changePosition: (changes) => {
      editLayout(changes, (layout) =>
        withChanges(layout, { position: withChanges(layout.position, changes) }),
      );
    },
    changeFontSize: (size) => {
      editLayout({ size }, (layout) =>
        withChanges(layout, { font: withFontSize(layout.font, size) }),
      );
    },
    changeLineHeight: (lineHeight) => {
      editLayout({ lineHeight }, (layout) =>
        withChanges(layout, { font: withChanges(layout.font, { lineHeight }) }),
      );
    },
  };
}

/** Typing in one input and moving one slider are one step of undo. */
const runOf = (changes: object, of: readonly string[]): string =>
  `${Object.keys(changes).join()} ${of.join(' ')}`;
