import { numberWithin, type UserId } from 'shared-kernel/model';
import * as v from 'valibot';
import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';

const Pixels = numberWithin({ least: 0, most: 10_000 });

const Heading = v.object({
  heading: v.string(),
  help: v.string(),
  /** How large the page's action is, beside the heading or below it; null where it has none. */
  action: v.nullable(v.object({ width: Pixels, height: Pixels })),
});

const Frame = v.object({
  organisation: v.string(),
  year: v.string(),
  hasSettings: v.boolean(),
  /** Of the header. One with an exact path is no entry of the pages below it. */
  entries: v.array(v.object({ label: v.string(), path: v.string(), isExact: v.boolean() })),
  /** Of the pages that the entries lead to, by path, as far as they were seen. */
  headings: v.record(v.string(), Heading),
});

/** What `inline.js` puts into the frame that it shows before the tool is there: words of the product, and two names. */
export type RememberedFrame = v.InferOutput<typeof Frame>;

export type PageHeading = v.InferOutput<typeof Heading>;

/** `inline.js` knows it as well. */
const keyOf = (userId: UserId): string => `supporter-screens/frame/${userId}`;

/** What somebody saw last, and the heading of one page beside those of before. */
export function rememberFrame(userId: UserId, { headings, ...frame }: RememberedFrame): void {
  const before = recall(OF_THIS_BROWSER, keyOf(userId), Frame)?.headings ?? {};
  const paths = new Set(frame.entries.map(({ path }) => path));
  const kept = Object.entries({ ...before, ...headings }).filter(([path]) => paths.has(path));
  remember(OF_THIS_BROWSER, keyOf(userId), { ...frame, headings: Object.fromEntries(kept) });
}

export const forgetFrame = (userId: UserId): void => {
  remember(OF_THIS_BROWSER, keyOf(userId), null);
};
