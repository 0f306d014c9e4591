import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For the element around pages: it takes the focus when another page comes, unless a part of that page takes it, since
 * what was pressed went with the page before. The first page of all leaves the focus to the browser.
 */
export function useFocusOfPage(): RefObject<HTMLDivElement | null> {
  const { pathname } = useLocation();
  const pages = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (pages.current?.contains(document.activeElement) !== true)
      pages.current?.focus({ preventScroll: true });
  }, [pathname]);
  return pages;
}
