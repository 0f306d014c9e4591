import type { Item } from 'shared-kernel/model';

import type { DesignEditor } from '../createEditor';
import { isNarrow } from '../panels/windowRoom';

/** Figures have several texts, and an image's is never seen: both are written in the panel. */
const WRITTEN_IN_PLACE: ReadonlySet<string> = new Set(['text', 'button']);

/**
 * [S114] Whether an item's text is written where it stands: where the canvas draws it and panels are beside it. On a
 * phone its letters would be too small to write in.
 */
export const canvasTakesText = ({ elements }: DesignEditor, { id, type }: Item): boolean =>
  WRITTEN_IN_PLACE.has(type) && !isNarrow() && elements.wordsOnCanvas(id) !== null;
