import { MAX_LINK_TOKEN_LENGTH } from 'shared-kernel/model';

/**
 * A link is the page's address with `#s=` and the token, or the token alone: a fragment reaches no server and no referrer.
 */
const FRAGMENT_KEY = 's=';

/**
 * Whether a text can be a token at all: two parts, the second of 128 bits, of no more characters than the server reads.
 * What cannot be one is not asked for.
 */
export const isTokenLike = (text: string): boolean =>
  text.length <= MAX_LINK_TOKEN_LENGTH && TOKEN.test(text);

const TOKEN = /^[\w-]{30,}\.[\w-]{22}$/;

/** The token that the page was opened with. */
export interface PageToken {
  /** Takes what stands in the address out of it. '' where there was none so far. */
  readonly current: () => string;
  readonly forget: (token: string) => void;
}

type TokenWindow = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/**
 * A token leaves the address and its history entry as soon as it was read, before a screenshot, a bookmark or a script
 * of the page takes it along. For a reload it is kept by the tab, for that page alone.
 */
export function pageToken(view: TokenWindow): PageToken {
  const { location, history } = view;
  const slot = `supporter-screens ${location.pathname}`;
  let kept = readSlot(view, slot);

  const keep = (token: string) => {
    kept = token;
    writeSlot(view, slot, token);
  };
  return {
    current: () => {
      const parts = location.hash.slice(1).split('&');
      const written = parts.find((part) => part.startsWith(FRAGMENT_KEY) || isTokenLike(part));
      if (written === undefined) return kept;
      const token = written.replace(FRAGMENT_KEY, '');
      // What cannot be one may be the page's own, and opens nothing.
      if (!isTokenLike(token)) return token;
      const others = parts.filter((part) => part !== written).join('&');
      const fragment = others === '' ? '' : `#${others}`;
      history.replaceState(history.state, '', location.pathname + location.search + fragment);
      keep(token);
      return token;
    },
    forget: (token) => {
      if (kept === token) keep('');
    },
  };
}

/** Browsers refuse storage to some frames, and where a person forbids it: a reload then ends the personal view. */
function readSlot(view: TokenWindow, slot: string): string {
  try {
    // Even to name it throws.
    return view.sessionStorage.getItem(slot) ?? '';
  } catch {
    return '';
  }
}

function writeSlot(view: TokenWindow, slot: string, token: string): void {
  try {
    if (token === '') view.sessionStorage.removeItem(slot);
    else view.sessionStorage.setItem(slot, token);
  } catch {
    // as above
  }
}
