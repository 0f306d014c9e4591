import { isLoopback } from './loopback';

/** Why an address cannot be the page that embeds a year's screens. */
export type EmbedPageFault = 'no-address' | 'not-https' | 'has-login' | 'has-fragment';

/**
 * What is wrong with the page that embeds a year's screens, null where nothing is: '' for none, https, or http on this
 * machine. It may not carry a name or password, which every link would tell, nor a fragment, where a personal link has
 * its token.
 */
export function embedPageFault(address: string): EmbedPageFault | null {
  if (address === '') return null;
  if (!URL.canParse(address)) return 'no-address';
  const { protocol, hostname, username, password, hash } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  if (!isSafe) return 'not-https';
  if (username !== '' || password !== '') return 'has-login';
  return hash === '' ? null : 'has-fragment';
}

export const isEmbedPage = (address: string): boolean => embedPageFault(address) === null;
