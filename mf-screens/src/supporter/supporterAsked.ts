import type { StoredExamples } from 'shared-kernel/model';
import * as v from 'valibot';

/** Whom the page is about. */
export type SupporterAsked =
  | { readonly email: string }
  /** An example whose email is masked (D378). */
  | { readonly of: StoredExamples; readonly index: number };

const Index = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
const Text = v.pipe(v.string(), v.minLength(1));
const Example = v.variant('kind', [
  v.object({ kind: v.picklist(['screen', 'search']), id: Text, example: Index }),
  v.object({ kind: v.literal('combined'), screens: Text, example: Index }),
  v.object({ kind: v.literal('field'), name: Text, example: Index }),
]);

/** What stands behind `#` in an address of `links.supporter` or `links.supporterExample`; null where nobody is named. */
export function supporterAsked(hash: string): SupporterAsked | null {
  const written = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
  const email = written['email']?.trim().toLowerCase() ?? '';
  if (email !== '') return { email };
  const read = v.safeParse(Example, written);
  if (!read.success) return null;
  const { example, ...of } = read.output;
  return { of, index: example };
}
