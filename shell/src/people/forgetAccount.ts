import type { UserId } from 'shared-kernel/model';
import { OF_THIS_BROWSER, OF_THIS_TAB, type Store } from './memory';
import { forgetPerson } from './rememberedPerson';

/** Takes away what this browser remembers of somebody: who logged in last, what they chose, what they had not saved. */
export function forgetAccount(userId: UserId, email: string): void {
  forgetPerson();
  for (const store of [OF_THIS_BROWSER, OF_THIS_TAB]) forgetIn(store, [userId, email]);
}

/** Every area keeps its own under keys that name the person by one of these. */
function forgetIn(store: Store, names: readonly string[]): void {
  try {
    const kept = store();
    const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
    for (const key of keys)
      if (names.some((name) => name !== '' && key.includes(name))) kept.removeItem(key);
  } catch {
    // blocked
  }
}
