/** Under it a tab remembers from which shell it has been reloaded already. */
const RELOADED_FROM = 'reloaded-from-shell';

/**
 * A tab that was open while the shell was released asks for files that are gone. It is reloaded by itself then, once for
 * each shell, and only where the server has another one by now: edits that were not saved are kept by the browser, and
 * without a network a page that is there is worth more than none. `own` is the address of this shell's first script.
 * Imports nothing: it has to be there before what is shared is.
 */
export function recoverOlderShell(own: string, reload: () => void): void {
  const check = async (): Promise<void> => {
    const page = await fetch('/', { cache: 'no-store' }).catch(() => null);
    if (page?.ok !== true) return;
    const isNewest = (await page.text()).includes(new URL(own).pathname);
    if (!isNewest && isFirst(own)) reload();
  };
  // Scripts and styles that do not load tell so to nobody but who listens on the way down.
  window.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target);
      if (address !== '' && folderOf(address) === folderOf(own)) void check();
    },
    true,
  );
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}

/** Remotes have folders of their own. */
const folderOf = (address: string): string => new URL('.', address).href;

/** False as well where the tab can remember nothing: it could be reloaded for ever. */
function isFirst(own: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FROM) === own) return false;
    sessionStorage.setItem(RELOADED_FROM, own);
    return true;
  } catch {
    return false;
  }
}
