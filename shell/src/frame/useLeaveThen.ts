import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type ScopeSwitch } from 'shared-kernel/contract';
import { pageAfterSwitch } from './pageAfterSwitch';

/**
 * Goes to the page after a switch and switches on arrival: never, when the person stays with unsaved edits.
 * The navigation is known by its state's identity, so that coming back to it later switches nothing.
 */
export function useLeaveThen(): (switchScope: () => void) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef(location.pathname);
  const pending = useRef<{ state: ScopeSwitch; switchScope: () => void } | null>(null);

  useEffect(() => {
    here.current = location.pathname;
    if (pending.current === null || location.state !== pending.current.state) return;
    const { switchScope } = pending.current;
    pending.current = null;
    switchScope();
  }, [location]);

  return useCallback(
    (switchScope) => {
      const state: ScopeSwitch = { scopeSwitch: true };
      pending.current = { state, switchScope };
      void navigate(pageAfterSwitch(here.current), { state });
    },
    [navigate],
  );
}
