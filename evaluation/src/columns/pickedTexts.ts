import type { Texts } from './texts';
import { Utf8Texts } from './utf8Texts';

/** Texts at some places, upwards, and no others. Of UTF-8 a copy; others are looked up where they lie. */
export const pickedTexts = (texts: Texts, places: Uint32Array): Texts =>
  texts instanceof Utf8Texts
    ? pickedUtf8(texts, places)
    : {
        length: places.length,
        at: (index) => {
          const place = places[index];
          return place === undefined ? undefined : texts.at(place);
        },
      };

const pickedUtf8 = (texts: Utf8Texts, places: Uint32Array): Utf8Texts => {
  const ends = new Uint32Array(places.length);
  let size = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    size += (texts.ends[place] ?? 0) - texts.startOf(place);
    ends[index] = size;
  }
  const bytes = new Uint8Array(size);
  for (let first = 0, next = 1; first < places.length; first = next, next += 1) {
    // Neighbours lie one behind the other.
    while (places[next] === (places[next - 1] ?? 0) + 1) next += 1;
    const start = texts.startOf(places[first] ?? 0);
    const end = texts.ends[places[next - 1] ?? 0];
    bytes.set(texts.bytes.subarray(start, end), first === 0 ? 0 : ends[first - 1]);
  }
  return new Utf8Texts(bytes, ends);
};
