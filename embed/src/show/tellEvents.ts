import type { ShowEvent, ShowEventKind } from 'shared-kernel/model';

export type TellEvent = (event: ShowEventKind, screen: number) => void;

/**
 * Counts go to the server as they happen, also while the page is being closed. A request that outlives its page is
 * preferred to a beacon, which cannot leave cookies behind. The page's origin goes along, since the server counts for
 * the embed page alone; nobody reads the answer.
 */
export function tellEvents(origin: string, token: string): TellEvent {
  const address = `${origin}/api/embed/events`;
  return (event, screen) => {
    if (!navigator.onLine) return;
    const body = JSON.stringify({ token, event, screen } satisfies ShowEvent);
    if (!('keepalive' in Request.prototype)) {
      navigator.sendBeacon(address, body);
      return;
    }
    void fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    }).catch(() => undefined);
  };
}
