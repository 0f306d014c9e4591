import fc from 'fast-check';
import type { Fault, Result } from 'shared-kernel/model';
import { malformedValue } from './malformed';
import { mutated } from './mutated';

type Decoder<Thing> = (id: string, data: unknown) => Result<Thing, Fault>;

/** What loading a collection gives: what can be read, and apart from it what cannot. */
export interface SpoiledListing<Thing> {
  readonly items: Thing[];
  readonly malformed: { readonly id: string; readonly fault: Fault }[];
}

/** A collection of one to four spoiled documents and a valid one, `sound`, as its loading gives it. */
export const spoiledListing = <Thing>(
  valid: object,
  decode: Decoder<Thing>,
): fc.Arbitrary<SpoiledListing<Thing>> =>
  fc.array(mutated(valid, malformedValue), { minLength: 1, maxLength: 4 }).map((spoiled) => {
    const listing: SpoiledListing<Thing> = { items: [], malformed: [] };
    const documents = spoiled.map((data, at) => [`spoiled-${String(at)}`, data] as const);
    for (const [id, data] of [...documents, ['sound', valid] as const]) {
      const decoded = decode(id, data);
      if (decoded.ok) listing.items.push(decoded.value);
      else listing.malformed.push({ id, fault: decoded.error });
    }
    return listing;
  });
