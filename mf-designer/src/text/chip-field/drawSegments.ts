import type { TextSegment } from '../../document/placeholders/splitText';
import { createCaretStop } from './caretStop';
import type { FaceOf } from './chipFace';

/**
 * Fills an editable element with a text: literal stretches as text nodes, placeholders as chips that the caret passes
 * as one, malformed braces as marks. Where a chip begins a line, follows another chip or ends the text there is no text
 * for the caret to stand in, so a caret stop stands there. A line break at the end gives an empty last line its height;
 * it is no text.
 */
export function drawSegments(
  root: HTMLElement,
  segments: readonly TextSegment[],
  faceOf: FaceOf,
): void {
  root.replaceChildren(...nodesFor(segments, faceOf, root.ownerDocument));
}

/** Whether the element stands as it would be drawn; where it does, drawing would only disturb the caret. */
export function isDrawn(
  root: HTMLElement,
  segments: readonly TextSegment[],
  faceOf: FaceOf,
): boolean {
  const nodes = nodesFor(segments, faceOf, root.ownerDocument);
  return (
    nodes.length === root.childNodes.length &&
    nodes.every((node, index) => node.isEqualNode(root.childNodes.item(index)))
  );
}

function nodesFor(
  segments: readonly TextSegment[],
  faceOf: FaceOf,
  page: Document,
): readonly Node[] {
  const nodes = segments.flatMap((segment, index): readonly Node[] => {
    if (segment.kind === 'text') return [page.createTextNode(segment.code)];
    if (segment.kind === 'placeholder') {
      const drawn = chip(segment, faceOf, page);
      return endsInText(segments[index - 1]) ? [drawn] : [createCaretStop(page), drawn];
    }
    const mark = page.createElement('mark');
    mark.textContent = segment.code;
    return [mark];
  });
  const stop = segments.at(-1)?.kind === 'placeholder' ? [createCaretStop(page)] : [];
  return [...nodes, ...stop, page.createElement('br')];
}

/** Whether the caret can stand behind a stretch, on its last line. */
const endsInText = (segment: TextSegment | undefined): boolean =>
  segment !== undefined && segment.kind !== 'placeholder' && !segment.code.endsWith('\n');

function chip(
  { code, parts }: Extract<TextSegment, { kind: 'placeholder' }>,
  faceOf: FaceOf,
  page: Document,
): HTMLElement {
  const face = faceOf(parts);
  const element = page.createElement('span');
  element.dataset['code'] = code;
  if (face.unknown) element.dataset['unknown'] = '';
  element.contentEditable = 'false';
  // jsdom knows the attribute only.
  element.setAttribute('contenteditable', 'false');
  element.setAttribute('role', 'button');
  element.tabIndex = 0;
  element.title = code;
  element.setAttribute('aria-roledescription', 'data');
  element.append(part('name', face.name === '' ? '…' : face.name, page));
  if (face.fallback.trim() !== '') {
    element.append(part('spoken', ' else ', page), part('fallback', face.fallback, page));
  }
  if (face.unknown) element.append(part('spoken', ' (unknown)', page));
  return element;
}

/** A part of a chip; what is only spoken tells screen readers what others see by its form. */
function part(kind: 'name' | 'fallback' | 'spoken', text: string, page: Document): HTMLElement {
  const element = page.createElement('bdi');
  element.dataset['part'] = kind;
  element.textContent = text;
  return element;
}
