import type { FieldType } from './field';
import type { TemplateId } from './ids';
import type { Revision } from './match';
import type { Year } from './organisation';
import type { ScreenContent, ScreenDefinition } from './screen';
import type { SearchDefinition } from './search';

/** What staff say of a template. */
export interface TemplateDescription {
  readonly name: string;
  /** What it is for, in a line; '' where nobody has said. */
  readonly purpose: string;
}

/** One screen of a template, as it was when it was saved. */
export interface TemplateScreen extends Pick<ScreenDefinition, 'name' | 'match' | 'searchIds'> {
  readonly content: ScreenContent;
}

/** A screen or story that an organisation keeps to begin others with: `organisations/{o}/templates/{id}` (D313). */
export interface SavedTemplate extends TemplateDescription {
  readonly id: TemplateId;
  /** At least one; several are a story. */
  readonly screens: readonly TemplateScreen[];
  /** The searches that its screens refer to, and those that these refer to, under the ids that they had. */
  readonly searches: readonly SearchDefinition[];
  /** What the fields that it names held where it was made. */
  readonly fields: readonly { readonly name: string; readonly type: FieldType }[];
  /** The year that it was made in, as it was called; '' where that is not known. */
  readonly yearName: string;
  /** The days beside that year (D4), by which its numbers are known in names; null where nobody knows. */
  readonly yearDays: Pick<Year, 'dateFrom' | 'dateTo'> | null;
  /** Of its description (D22). */
  readonly saved: Revision;
}

/** A stored template that cannot be used: it is listed, so that it can be deleted. */
export interface UnreadableTemplate {
  readonly id: TemplateId;
  readonly name: string;
}

export const TEMPLATE_LENGTHS = { name: 120, purpose: 200 } as const;

export const TEMPLATE_LIMITS = {
  /** Of an organisation: templates, and the bytes of all of them as JSON. */
  templates: 60,
  allBytes: 8_000_000,
  /** Of one: a document has at most 1 MiB, in which numbers take more room than their digits. */
  screens: 40,
  bytes: 600_000,
} as const;
