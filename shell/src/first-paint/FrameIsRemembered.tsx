import { useAtomValue } from 'jotai';
import { useEffect, type RefObject } from 'react';
import { useLocation } from 'shared-kernel/contract';
import { organisationAtom, useAuth, yearAtom } from 'shared-kernel/session';
import { useHeaderEntries, useSettings } from '../frame/headerEntries';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { rememberFrame, type PageHeading, type RememberedFrame } from './rememberedFrame';

interface FrameIsRememberedProps {
  readonly remotes: readonly PlacedRemote[];
  /** Around the page. */
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * Stands in the frame: whoever comes back begins with it, and with the heading of the page, before the tool is there. A
 * superadmin's frame has a choice of all organisations, and is not remembered.
 */
export const FrameIsRemembered = ({ remotes, main }: FrameIsRememberedProps) => {
  const auth = useAuth();
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom)?.name;
  const { pathname } = useLocation();
  const entries = useHeaderEntries(remotes);
  const hasSettings = useSettings(remotes) !== null;

  const userId = auth.status === 'loggedIn' && !auth.roles.superadmin ? auth.userId : null;
  const organisation = load.status === 'ready' ? load.organisation.name : undefined;
  // Effects compare by what is in it.
  const listed = JSON.stringify(
    entries.map(({ label, path, isExact }) => ({ label, path, isExact })),
  );
  useEffect(() => {
    if (userId === null || organisation === undefined || year === undefined) return undefined;
    return whenHeadingIsThere(main.current, (heading) => {
      rememberFrame(userId, {
        organisation,
        year,
        hasSettings,
        entries: JSON.parse(listed) as RememberedFrame['entries'],
        headings: { [pathname]: heading },
      });
    });
  }, [userId, organisation, year, hasSettings, listed, pathname, main]);
  return null;
};

/** Calls once the page has one, which comes with its file. */
function whenHeadingIsThere(
  page: HTMLElement | null,
  then: (heading: PageHeading) => void,
): (() => void) | undefined {
  if (page === null) return undefined;
  const look = () => {
    const heading = page.querySelector('h1');
    if (heading === null) return;
    observer.disconnect();
    const help = heading.nextElementSibling;
    then({
      heading: heading.textContent,
      // A help with more than words in it is left to the tool.
      help: help?.tagName === 'P' && help.childElementCount === 0 ? help.textContent : '',
      action: sizeOf(heading.parentElement?.nextElementSibling),
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
  };
}

function sizeOf(element: Element | null | undefined): PageHeading['action'] {
  if (element === null || element === undefined) return null;
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}
