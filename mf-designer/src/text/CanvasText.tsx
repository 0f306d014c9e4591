import type { Item } from 'shared-kernel/model';
import { chakra } from 'shared-kernel/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';

import { changeItem } from '../document/changeItem';
import { withTextPart } from '../document/textPart';
import { contentAtom, historyAtom, selectedItemAtom } from '../editor/documentAtoms';
import { canvasTakesText } from '../editor/elements/canvasTakesText';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { askedFieldAtom } from '../editor/panels/askedFieldAtom';
import { writtenIdAtom } from '../editor/panels/writtenIdAtom';
import { useEditorReading } from '../editor/useEditorReading';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { CANVAS_TEXT_STYLE } from './canvasTextStyle';
import { writeCaret } from './chip-field/caret';
import { faceIn } from './chip-field/chipFace';
import { useChipText } from './chip-field/useChipText';
import { dataRequestAtom } from './dataRequestAtom';
import { canvasTextId } from './textBox';

/** [S114] Where a text of the canvas is asked for, it is written where it stands. */
export const CanvasText = () => {
  const editor = useEditor();
  const asked = useEditorValue(askedFieldAtom);
  const ask = useSetEditorValue(askedFieldAtom);
  const writtenId = useEditorValue(writtenIdAtom);
  const [whole, setWhole] = useState(false);
  const item = useEditorReading(({ get }) =>
    writtenId === null ? undefined : get(contentAtom).items.find(({ id }) => id === writtenId),
  );

  useEffect(() => {
    if (editor.readOnly || (asked !== 'text' && asked !== 'newText')) return;
    const selected = editor.get(selectedItemAtom);
    if (selected === null || !canvasTakesText(editor, selected)) return;
    setWhole(asked === 'newText');
    editor.store.set(writtenIdAtom, selected.id);
    ask(null);
  }, [asked, ask, editor]);

  return item === undefined ? null : <WrittenText key={item.id} item={item} whole={whole} />;
};

interface WrittenTextProps {
  readonly item: Item;
  /** Whether all of it is selected at first, so that typing takes its place. */
  readonly whole: boolean;
}

/** In the very box that the player draws, so that every letter stands as supporters see it. */
const WrittenText = ({ item, whole }: WrittenTextProps) => {
  const editor = useEditor();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const words = editor.elements.wordsOnCanvas(item.id)?.parentElement ?? null;
    if (words === null) {
      editor.store.set(writtenIdAtom, null);
      return undefined;
    }
    const made = words.ownerDocument.createElement('div');
    made.dataset['canvasText'] = '';
    words.dataset['writtenWords'] = '';
    words.append(made);
    setPlace(made);
    return () => {
      made.remove();
      delete words.dataset['writtenWords'];
    };
  }, [editor, item.id]);

  useEffect(() => {
    const before = editor.get(historyAtom);
    return () => {
      editor.gather(before);
    };
  }, [editor]);

  return place === null
    ? null
    : createPortal(<WrittenBox item={item} whole={whole} place={place} />, place);
};

const WrittenBox = ({ item, whole, place }: WrittenTextProps & { readonly place: HTMLElement }) => {
  const editor = useEditor();
  const year = useEditorValue(readyYearDataAtom);
  const setRequest = useSetEditorValue(dataRequestAtom);
  const faceOf = useMemo(() => faceIn(year), [year]);
  const box = useRef<HTMLDivElement>(null);
  const request = (from: number, to: number, typedBrace: boolean) => {
    setRequest({ itemId: item.id, part: 'text', from, to, typedBrace });
  };
  useChipText(
    box,
    { text: item.text, raw: false, multiline: true, faceOf },
    {
      onChange: (text) => {
        editor.edit(
          (content) => changeItem(content, item.id, (before) => withTextPart(before, 'text', text)),
          { run: `text ${item.id}` },
        );
      },
      onBrace: ({ from, to }) => {
        request(from, to, true);
      },
      onChip: ({ from, to }) => {
        request(from, to, false);
      },
      onStep: editor.settle,
      onUndo: editor.undo,
      onRedo: editor.redo,
    },
  );

  const length = useRef(item.text.length);
  useEffect(() => {
    if (box.current === null) return;
    box.current.focus({ preventScroll: true });
    writeCaret(box.current, { from: whole ? 0 : length.current, to: length.current });
  }, [whole]);

  // The canvas is drawn anew, as for another view, or shows something else.
  useEffect(() => {
    if (!place.isConnected) editor.store.set(writtenIdAtom, null);
  });

  const leave = ({ relatedTarget }: FocusEvent) => {
    const stays =
      box.current?.contains(relatedTarget) === true ||
      // The window was left, or a dialog asks for data and gives the focus back.
      document.activeElement === box.current ||
      editor.get(dataRequestAtom) !== null;
    if (!stays) editor.store.set(writtenIdAtom, null);
  };

  return (
    <chakra.div
      ref={box}
      id={canvasTextId(item)}
      role="textbox"
      aria-multiline
      aria-label="Text on the canvas"
      contentEditable
      suppressContentEditableWarning
      tabIndex={0}
      css={CANVAS_TEXT_STYLE}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        editor.store.set(writtenIdAtom, null);
        editor.elements.itemOnCanvas(item.id)?.focus();
      }}
    />
  );
};
