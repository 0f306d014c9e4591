import * as v from 'valibot';
import { TAG_LIMITS, tagsInOrder } from '../tags';

/** What is no text is no tag: nothing of a search or a screen is unreadable for a tag's sake. */
const list = v.pipe(
  v.array(v.unknown()),
  v.transform((tags) =>
    tagsInOrder(tags.filter((tag) => typeof tag === 'string')).slice(0, TAG_LIMITS.most),
  ),
);

/** The tags of a search or a screen; none where there are none, or no list of any. */
export const tagsSchema = () => v.nullish(v.fallback(list, []), []);
