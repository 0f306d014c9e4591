import { pageToken } from '../token/linkToken';
import { createContainer } from './createContainer';
import type { Container } from './createContainer';

const CONTAINERS = 'div[data-supporter-screens]';

/** Fills every container of the page, also those that are added later, and empties those that are taken away. */
export function watchContainers(view: Window & typeof globalThis, ownOrigin: string): void {
  const page = view.document;
  const containers = new Map<HTMLElement, Container>();

  const token = pageToken(view);

  /** Those of hosts that were taken away as well, since a host has one for ever; null where it is not ours. */
  const shadows = new WeakMap<HTMLElement, ShadowRoot | null>();

  const forget = (forgotten: string) => {
    token.forget(forgotten);
    for (const container of containers.values()) container.forget(forgotten);
  };
  const fill = (host: HTMLElement) => {
    const known = shadows.get(host);
    const shadow = known === undefined ? closedShadowOf(host) : known;
    shadows.set(host, shadow);
    if (shadow === null) return;
    const options = { ownOrigin, pageToken: token.current, onForget: forget };
    try {
      containers.set(host, createContainer(host, shadow, options));
    } catch {
      // An old browser; what the page wrote for those without scripts is shown.
      shadow.append(document.createElement('slot'));
    }
  };
  const look = () => {
    for (const [host, container] of containers) {
      if (host.isConnected) continue;
      container.destroy();
      containers.delete(host);
    }
    for (const host of page.querySelectorAll<HTMLElement>(CONTAINERS)) {
      if (!containers.has(host)) fill(host);
    }
    for (const container of containers.values()) container.refresh();
  };

  // Out of the address whether or not there is a container yet.
  token.current();
  look();
  new view.MutationObserver(look).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-supporter-screens', 'data-token'],
  });
  view.addEventListener('hashchange', look);
  view.addEventListener('pagehide', () => {
    for (const container of containers.values()) container.leave();
  });
}

/**
 * Closed to the page's other scripts, which may record what people see on pages. Null where another copy of the script
 * is at work.
 */
function closedShadowOf(host: HTMLElement): ShadowRoot | null {
  try {
    return host.attachShadow({ mode: 'closed' });
  } catch {
    return null; // it has one
  }
}
