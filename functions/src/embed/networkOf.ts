const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that an address counts for: an IPv4 address is one, of IPv6 the first 64 bits are, since a connection has
 * all the addresses behind them.
 */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED_V4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
