const COUNT_MS = 1100;
const LAND_MS = 620;
const STAGGER_MS = 190;
/** Past its end, and back. */
const SPRING = 'cubic-bezier(.2, 1.5, .4, 1)';

/** The card comes in part by part, its numbers counting up; still where the supporter wants little movement. */
export function landNumbers(face: HTMLElement, isStill: boolean): void {
  if (isStill || !('animate' in face)) return;
  const parts = [
    ...face.querySelectorAll<HTMLElement>('.card-head, .card-thanks, .card-number, .card-foot'),
  ];
  parts.forEach((part, index) => {
    part.animate(
      [
        { opacity: 0, transform: 'translateY(28px) scale(.94)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: LAND_MS, delay: index * STAGGER_MS, easing: SPRING, fill: 'backwards' },
    );
    const text = part.querySelector<HTMLElement>('.card-value .card-fit-text');
    if (text !== null) countUp(text, index * STAGGER_MS);
  });
}

function countUp(element: HTMLElement, delayMs: number): void {
  const last = element.textContent;
  element.dataset['last'] = last;
  const beginMs = performance.now() + delayMs;
  const step = () => {
    const part = (performance.now() - beginMs) / COUNT_MS;
    // Something else may have been written there.
    if (!element.isConnected || part >= 1) {
      element.textContent = last;
      delete element.dataset['last'];
      return;
    }
    element.textContent = counted(last, 1 - (1 - Math.max(0, part)) ** 3);
    requestAnimationFrame(step);
  };
  step();
}

/** More digits than this would not come out of the counting as they went in. */
const EXACT_DIGITS = 15;

/** The text with its first number at this part of the way from 0, its separators where they stand. */
export function counted(text: string, part: number): string {
  const [number] = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/.exec(text) ?? [];
  const digits = number?.replace(/\D/g, '') ?? '';
  if (number === undefined || digits.length > EXACT_DIGITS || digits.startsWith('0')) return text;
  const now = String(Math.floor(Number(digits) * part));
  // What follows the last separator of two digits are pence or cents, which are never left out.
  const decimals = /[.,]\d{1,2}$/.exec(number)?.[0].length ?? 0;
  const least = Math.max(now.length, decimals === 0 ? 1 : decimals);
  let [kept, at] = ['', 0];
  const padded = now.padStart(least, '0');
  for (const sign of Array.from(number).reverse()) {
    if (/\d/.test(sign)) {
      if (at >= padded.length) break;
      kept = `${padded.charAt(padded.length - 1 - at)}${kept}`;
      at += 1;
    } else if (at < padded.length) kept = `${sign}${kept}`;
  }
  return text.replace(number, kept);
}
