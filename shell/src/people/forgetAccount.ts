import {
  OF_THIS_BROWSER,
  OF_THIS_TAB,
  remember,
  rememberedKeys,
} from 'shared-kernel/browser-memory';
import type { UserId } from 'shared-kernel/model';
import { forgetPerson } from './rememberedPerson';

/**
 * Takes away what this browser remembers of somebody: who logged in last, what they chose, what they had not saved.
 * Every area keeps its own under keys that name the person by one of these.
 */
export function forgetAccount(userId: UserId, email: string): void {
  forgetPerson();
  const names = [userId, email].filter((name) => name !== '');
  for (const store of [OF_THIS_BROWSER, OF_THIS_TAB])
    for (const key of rememberedKeys(store))
      if (names.some((name) => key.includes(name))) remember(store, key, null);
}
