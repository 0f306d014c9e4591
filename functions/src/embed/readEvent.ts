import { numberWithin, SHOW_EVENTS, type ShowEvent } from 'shared-kernel/model';
import * as v from 'valibot';

const MOST_BYTES = 2_000;
const MOST_SCREENS = 1_000;
const Event = v.object({
  token: v.string(),
  event: v.picklist(SHOW_EVENTS),
  screen: v.pipe(numberWithin({ least: 0, most: MOST_SCREENS }), v.integer()),
});

/** The event that a request's body tells of; null where it tells of none. */
export async function readEvent(request: Request): Promise<ShowEvent | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
  const body = await request.text();
  if (body.length > MOST_BYTES) return null;
  const event = v.safeParse(Event, jsonOf(body));
  return event.success ? event.output : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no event
  }
}
