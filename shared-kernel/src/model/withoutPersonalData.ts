const LEFT_OUT = '…';

/** Telephone and membership numbers, days: seven digits and more, whatever stands between them. A column has fewer. */
const MANY_DIGITS = /\d(?:[ \u00a0().-]?\d){6,}/g;

/** What engines and our own sentences quote is what somebody typed or imported: `Unexpected token 'R', "Robin Ash"`. */
const QUOTED = /"[^"]*("|$)|“[^”]*(”|$)/g;

/** Queries and fragments of addresses, but not the line and column behind them, and not React's `error #130;`. */
const QUERY = /(?:\?|#(?!\d{1,4};))[^\s)]*?((?::\d+){1,2})?(?=[\s)]|$)/g;

/** Tokens of links and sign-ins, ids that nobody can guess. */
const SECRET = /[\w-]{32,}/g;

/** An email; browsers other than Chrome write a line of a stack as `name@https://…`. */
const E_MAIL = /(?:@|%40)(?!https?:\/\/)/i;

/**
 * A text of a program without what could tell of a person: emails, quoted texts, addresses' queries and fragments,
 * tokens, and long runs of digits. Rather too much is left out than too little.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(QUOTED, `"${LEFT_OUT}"`)
    .split(/(\s+)/)
    .map((word) => (E_MAIL.test(word) ? LEFT_OUT : word))
    .join('')
    .replace(QUERY, '$1')
    .replace(SECRET, LEFT_OUT)
    .replace(MANY_DIGITS, LEFT_OUT);
}
