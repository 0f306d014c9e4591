import { links } from 'shared-kernel/contract';
import { OF_THIS_TAB, recall, remember } from 'shared-kernel/browser-memory';
import * as v from 'valibot';

const KEY = 'supporter-screens/claim';
const Claim = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Keeps what came with the address of whoever runs the installation, and takes it out of sight (D385). */
export function keepClaim(page: Window): void {
  const { pathname, search, hash } = page.location;
  const read = v.safeParse(Claim, hash.replace(/^#claim=/, ''));
  if (pathname !== links.signUp() || !read.success) return;
  remember(OF_THIS_TAB, KEY, read.output);
  page.history.replaceState(page.history.state, '', pathname + search);
}

export const keptClaim = (): string | null => recall(OF_THIS_TAB, KEY, Claim);

export const forgetClaim = (): void => {
  remember(OF_THIS_TAB, KEY, null);
};
