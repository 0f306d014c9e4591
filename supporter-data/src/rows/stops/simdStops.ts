import { STOPS_MODULE } from './stopsModule';
import { STRETCH, type FindStops } from './stops';

/** Where `stops.wat` has the places. */
const PLACES_AT = 131_072;

type Find = (delimiter: number, to: number) => number;

/**
 * Sixteen bytes at a time, by the vector instructions of WebAssembly. Only where code may be made at run time, which the policy
 * of the tool's pages forbids.
 */
export const simdStops: FindStops = (delimiter) => {
  const { memory, find } = (made ??= instantiated());
  const text = new Uint8Array(memory.buffer, 0, PLACES_AT);
  const places = new Int32Array(memory.buffer, PLACES_AT, STRETCH);
  return {
    find: (bytes, from, to) => {
      const length = to - from;
      text.set(bytes.subarray(from, to));
      let count = find(delimiter, length);
      // What an earlier stretch left behind the end of this one.
      while (count > 0 && (places[count - 1] ?? 0) >= length) count -= 1;
      return count;
    },
    places,
  };
};

interface Instance {
  readonly memory: WebAssembly.Memory;
  readonly find: Find;
}

/** One for all: nobody looks at places once somebody else looks for others. */
let made: Instance | null = null;

function instantiated(): Instance {
  const bytes = Uint8Array.from(atob(STOPS_MODULE), (character) => character.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const { memory, find } = exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof find !== 'function')
    throw new Error('stops.wat exports something else');
  return { memory, find: find as Find };
}
