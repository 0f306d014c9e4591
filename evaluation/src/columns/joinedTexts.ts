import type { Texts } from './texts';
import { Utf8Texts } from './utf8Texts';

/** Texts of several parts, one part after the other. */
export class JoinedTexts implements Texts {
  readonly length: number;
  readonly #parts: readonly Texts[];
  /** The part that was looked into last, and how many stand before it. */
  #part = 0;
  #before = 0;

  constructor(parts: readonly Texts[]) {
    this.#parts = parts;
    this.length = parts.reduce((sum, { length }) => sum + length, 0);
  }

  at(index: number): string | undefined {
    if (index < this.#before) {
      this.#part = 0;
      this.#before = 0;
    }
    for (let part = this.#parts[this.#part]; part !== undefined; part = this.#parts[this.#part]) {
      if (index < this.#before + part.length) return part.at(index - this.#before);
      if (this.#part === this.#parts.length - 1) return undefined;
      this.#before += part.length;
      this.#part += 1;
    }
    return undefined;
  }
}

/** The same in memory of their own: texts of a snapshot lie in the bytes of all of it. */
export const textsAlone = (texts: Texts): Texts => {
  if (!(texts instanceof Utf8Texts)) return texts;
  const { bytes, ends, length } = texts;
  return new Utf8Texts(bytes.slice(0, texts.startOf(length)), ends.slice());
};
