/** Whether the name of a number says that it is a sum of money: "Total given (£)", "Amount", "Monthly gift" (D510). */
export const saysMoney = (name: string): boolean =>
  CURRENCY.test(name) || (MONEY.test(name) && !COUNT.test(name));

const CURRENCY = /\p{Sc}|(?<!\p{L})(?:GBP|EUR|USD|pounds?|euros?|dollars?)(?!\p{L})/iu;
const MONEY = /amount|donat|gift|given|gave|contribut|pledge|raised|paid|payment|money/i;
/** How many or how long, rather than how much: "Number of gifts", "Hours given". */
const COUNT =
  /(?<!\p{L})(?:number|count|how many|times|hours?|shifts?|days|weeks|months|years|since|id|percent|rank)(?!\p{L})|[%#]/iu;
