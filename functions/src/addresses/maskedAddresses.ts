import type { DocumentData } from '../store/documents';

/** `r…@example.org`: the first character and where the mail goes. What is masked already stays as it is. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at > 0 ? `${first}…${address.slice(at)}` : `${first}…`;
}

/** What is an address by its name, however it is spelled; another text is one where it looks like one. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'supportersMatchedEmails',
  'supporterEmails',
  'supporterEmail',
  'longestEmails',
]);

const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * The same value with another text in the place of each address in it, keys of objects aside. They are met in an order that
 * holds for whatever order a database gives the keys of an object in, and for the masked value as for the plain one.
 */
export function withAddresses<T>(value: T, replace: (address: string) => string): T;
export function withAddresses(value: unknown, replace: (address: string) => string): unknown {
  const visit = (part: unknown, isAddress: boolean): unknown => {
    if (typeof part === 'string')
      return part !== '' && (isAddress || LIKE_AN_ADDRESS.test(part)) ? replace(part) : part;
    if (Array.isArray(part)) return part.map((one) => visit(one, isAddress));
    if (!isPlain(part)) return part;
    const changed = new Map(
      Object.keys(part)
        .sort()
        .map((key) => [key, visit(part[key], isAddress || ADDRESSES.has(key))]),
    );
    return Object.fromEntries(Object.keys(part).map((key) => [key, changed.get(key)]));
  };
  return visit(value, false);
}

/** All addresses of a value, in the order of `withAddresses`. */
export function addressesIn(value: unknown): readonly string[] {
  const found: string[] = [];
  withAddresses(value, (address) => {
    found.push(address);
    return address;
  });
  return found;
}

/** The addresses themselves, each where its mask still stands. */
export function unmasked(data: DocumentData, apart: unknown): DocumentData {
  const addresses: readonly unknown[] = Array.isArray(apart) ? apart : [];
  let next = 0;
  return withAddresses(data, (shown) => {
    const address = addresses[next];
    next += 1;
    return typeof address === 'string' && masked(address) === shown ? address : shown;
  });
}

const isPlain = (value: unknown): value is DocumentData => {
  if (typeof value !== 'object' || value === null) return false;
  // Objects of a counting thread may have been made elsewhere, with an `Object` of their own.
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
