import type { StoryLanguage } from 'shared-kernel/model';

/** A text for each plural category that the language has, and for single counts such as `=0`. */
type Forms = Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>> & {
  readonly other: string;
};

export type Language = ReturnType<typeof inLanguage>;

/** What compiled messages ask of a language; made when the first of them is asked for. */
export function inLanguage(language: StoryLanguage) {
  let rules: Intl.PluralRules | null = null;
  return {
    plural: (count: number, forms: Forms): string => {
      rules ??= new Intl.PluralRules(language);
      return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other;
    },
    // By no tables of the browser's, which a phone reads for a fifth of a second. No count here has a thousand.
    digits: (count: number): string =>
      language === 'ar' ? String(count).replace(/\d/g, arabicDigit) : String(count),
  };
}

const arabicDigit = (digit: string): string => String.fromCharCode(0x660 + Number(digit));
