/** Digits of a payment card, in groups or not: 13 to 19 of them, of an issuer's first digit, that pass Luhn's check. */
export const isCardNumber = (text: string): boolean => {
  if (text.length < FEWEST_CARD_DIGITS || !CARD_SHAPE.test(text)) return false;
  const digits = text.replace(/[ -]/g, '');
  return digits.length >= FEWEST_CARD_DIGITS && digits.length <= 19 && passesLuhn(digits);
};

const FEWEST_CARD_DIGITS = 13;

/** First digits: 3 American Express and JCB, 4 Visa, 5 and 2 Mastercard, 6 Discover, Maestro and UnionPay. */
const CARD_SHAPE = /^[2-6]\d{1,5}(?:[ -]?\d{1,6}){2,5}$/;

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
};

/** An international bank account number: country, check digits, 11 to 30 more, and 1 modulo 97 (ISO 13616). */
export const isIban = (text: string): boolean => {
  if (text.length < SHORTEST_IBAN || !IBAN_BEGINNING.test(text)) return false;
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (!IBAN_SHAPE.test(plain)) return false;
  let rest = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

const SHORTEST_IBAN = 15;
/** Tells nearly every other text by its first characters. */
const IBAN_BEGINNING = /^[a-z] *[a-z] *\d *\d/i;
const IBAN_SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
