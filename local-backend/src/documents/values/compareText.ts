/** Orders two texts by their UTF-8 bytes, as Firestore does: -1, 0 or 1. */
export function compareText(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const leftUnit = left.charCodeAt(index);
    const rightUnit = right.charCodeAt(index);
    if (leftUnit !== rightUnit) return Math.sign(bytesRank(leftUnit) - bytesRank(rightUnit));
  }
  return Math.sign(left.length - right.length);
}

/** Surrogates stand for code points above all other UTF-16 units, so they rank last. */
const bytesRank = (unit: number): number =>
  unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
