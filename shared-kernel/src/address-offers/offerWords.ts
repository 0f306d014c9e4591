import { MOST_LISTED } from './listAddresses';

/** How many addresses are offered, for whoever does not see them. */
export function offerWords({ length }: readonly string[]): string {
  if (length === 1) return '1 address begins like this.';
  const count = length < MOST_LISTED ? String(length) : `${String(length)} or more`;
  return `${count} addresses begin like this.`;
}
