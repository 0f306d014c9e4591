import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';
import * as v from 'valibot';

const KEY = 'browser-id';

/** A random name of this browser, by which it gets the same share of releases at every start. It says nothing of a person. */
export function browserId(): string {
  const known = recall(OF_THIS_BROWSER, KEY, v.pipe(v.string(), v.uuid()));
  if (known !== null) return known;
  const id = crypto.randomUUID();
  remember(OF_THIS_BROWSER, KEY, id);
  return id;
}
