import { failed, readShowAnswer, succeeded } from 'shared-kernel/model';
import type { FinishedShow, Result, ShowAsking } from 'shared-kernel/model';

import type { NoticeCode } from '../notice/notices';
import { isTokenLike } from '../token/linkToken';

/** Whoever waits longer is told so. */
const PATIENCE_MS = 15_000;

/**
 * Asks for what a personal link shows. Nothing goes along that could tell who asks: no cookies, and of where it was
 * asked the origin alone. The token travels in a text body: nothing of it stands in an address, and no browser asks
 * leave first. `onNamed` is told whose link it is, where the answer says so.
 */
export async function fetchShow(
  origin: string,
  token: string,
  onNamed: (organisation: string) => void = () => undefined,
): Promise<Result<FinishedShow, NoticeCode>> {
  if (!isTokenLike(token)) return failed('unknown-link');
  // The browser itself would write to the console what cannot succeed.
  if (!navigator.onLine) return failed('offline');
  const text = await textOf(`${origin}/api/embed/screens`, { token });
  if (text === null) return failed('unreachable');
  const answer = readShowAnswer(parse(text));
  if (answer === null) return failed('unreadable');
  if (answer.organisation?.name !== undefined) onNamed(answer.organisation.name);
  return 'code' in answer ? failed(answer.code) : succeeded(answer);
}

/** Null where the whole of it does not come in time. */
async function textOf(address: string, asking: ShowAsking): Promise<string | null> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(asking),
      credentials: 'omit',
      // With none at all the request would have no origin either, by which the server knows the embed page.
      referrerPolicy: 'strict-origin',
      signal: aborter.signal,
    });
    return await response.text();
  } catch {
    return null; // said by the notice
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no answer of ours
  }
}
