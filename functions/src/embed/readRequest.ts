import { numberWithin, SHOW_EVENTS, type ShowEvent } from 'shared-kernel/model';
import * as v from 'valibot';

const MOST_BYTES = 2_000;
const MOST_SCREENS = 1_000;
const Asking = v.object({ token: v.string() });
const Event = v.object({
  token: v.string(),
  event: v.picklist(SHOW_EVENTS),
  screen: v.pipe(numberWithin({ least: 0, most: MOST_SCREENS }), v.integer()),
});

/** The event that a request's body tells of; null where it tells of none. */
export async function readEvent(request: Request): Promise<ShowEvent | null> {
  const event = v.safeParse(Event, await jsonOf(request));
  return event.success ? event.output : null;
}

/** The token whose show a request's body asks for; '' where it asks for none, which is nobody's token. */
export async function readAskedToken(request: Request): Promise<string> {
  const asking = v.safeParse(Asking, await jsonOf(request));
  return asking.success ? asking.output.token : '';
}

async function jsonOf(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
  const body = await request.text();
  if (body.length > MOST_BYTES) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null; // nothing that we asked for
  }
}
