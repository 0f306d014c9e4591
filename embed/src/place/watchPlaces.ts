import { forgetFragmentToken } from '../token/linkToken';
import { createPlace } from './createPlace';
import type { Place } from './createPlace';

const PLACES = 'div[data-supporter-screens]';

/** Fills every place of the page, also those that are added later, and empties those that are taken away. */
export function watchPlaces(view: Window & typeof globalThis, ownOrigin: string): void {
  const page = view.document;
  const places = new Map<HTMLElement, Place>();

  /** Those of hosts that were taken away as well, since a host has one for ever. */
  const shadows = new WeakMap<HTMLElement, ShadowRoot>();

  const forget = (token: string) => {
    forgetFragmentToken(view, token);
    for (const place of places.values()) place.forget(token);
  };
  const fill = (host: HTMLElement) => {
    const shadow = shadows.get(host) ?? host.attachShadow({ mode: 'open' });
    shadows.set(host, shadow);
    places.set(host, createPlace(host, shadow, { ownOrigin, onForget: forget }));
  };
  /** Another copy of the script may be at work there. */
  const isFree = (host: HTMLElement) => host.shadowRoot === null || shadows.has(host);
  const look = () => {
    for (const [host, place] of places) {
      if (host.isConnected) continue;
      place.destroy();
      places.delete(host);
    }
    for (const host of page.querySelectorAll<HTMLElement>(PLACES)) {
      if (!places.has(host) && isFree(host)) fill(host);
    }
    for (const place of places.values()) place.refresh();
  };

  look();
  new view.MutationObserver(look).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-supporter-screens', 'data-token'],
  });
  view.addEventListener('hashchange', look);
  view.addEventListener('pagehide', () => {
    for (const place of places.values()) place.leave();
  });
}
