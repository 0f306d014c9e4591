/** The bytes of one text at a time, in a place that is used again. */
export interface Utf8Scratch {
  /** How many bytes of `bytes()` the text takes. */
  readonly write: (text: string) => number;
  readonly bytes: () => Uint8Array;
}

const encoder = new TextEncoder();

export const createUtf8Scratch = (): Utf8Scratch => {
  let bytes = new Uint8Array(256);
  return {
    write: (text) => {
      if (text.length * 3 > bytes.length) bytes = new Uint8Array(text.length * 3);
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit >= 0x80) return encoder.encodeInto(text, bytes).written;
        bytes[at] = unit;
      }
      return text.length;
    },
    bytes: () => bytes,
  };
};
