import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { lateDialog } from 'shared-kernel/late-parts';
import { isOverPage, isPressed, isTypedInto, offeredActions } from 'shared-kernel/page-actions';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { overlayAtom } from './overlay';

const Palette = lateDialog(async () => (await import('./Palette')).Palette);
const KeysDialog = lateDialog(async () => (await import('./KeysDialog')).KeysDialog);

const PALETTE_KEY = { key: 'k', mod: true } as const;
const KEYS_KEY = { key: '?' } as const;

/** Hears Ctrl+K and `?` on every page of somebody who is logged in; both lists are loaded when they are asked for. */
export const OverlayHost = ({ remotes }: { readonly remotes: readonly PlacedRemote[] }) => {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isPressed(PALETTE_KEY, event)) {
        event.preventDefault();
        // A question that stands over the page is answered first.
        if (overlay === null && isOverPage(event.target)) return;
        setOverlay(overlay === 'palette' ? null : 'palette');
      } else if (
        isPressed(KEYS_KEY, event) &&
        !isTypedInto(event.target) &&
        !isOverPage(event.target) &&
        !hasListOfItsOwn()
      ) {
        event.preventDefault();
        setOverlay('keys');
      }
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [overlay, setOverlay]);
  const close = () => {
    setOverlay(null);
  };
  return (
    <>
      {overlay === 'palette' && <Palette remotes={remotes} onClose={close} />}
      {overlay === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
};

/** A page with keys of its own by the dozen lists them itself. */
const hasListOfItsOwn = (): boolean =>
  offeredActions().some(({ keys }) => keys.some(({ key }) => key === KEYS_KEY.key));
