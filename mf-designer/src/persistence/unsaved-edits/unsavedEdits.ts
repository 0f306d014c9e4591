import { decodeScreenContent, type ScreenContent } from 'shared-kernel/model';

/** Edits of one tab that were not saved [S70]. Holds placeholders, never a supporter's data. */
export interface UnsavedEdits {
  readonly content: ScreenContent;
  /** The revision of the screen that the edits began from (D22). */
  readonly baseRevision: number;
  readonly writtenAt: Date;
}

/** As the browser keeps it. */
export const encodeUnsavedEdits = ({
  content,
  baseRevision,
  writtenAt,
}: UnsavedEdits): unknown => ({
  content,
  baseRevision,
  writtenAt: writtenAt.getTime(),
});

/** The edits as they were kept, or null where that is none. */
export function decodeUnsavedEdits(data: unknown): UnsavedEdits | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('content' in data && 'baseRevision' in data && 'writtenAt' in data)) return null;
  const { baseRevision, writtenAt } = data;
  const content = decodeScreenContent(data.content);
  if (!content.ok || typeof baseRevision !== 'number' || typeof writtenAt !== 'number') return null;
  return { content: content.value, baseRevision, writtenAt: new Date(writtenAt) };
}
