import { localeOf, type StoryLanguage } from 'shared-kernel/model';

/** A text for each plural category that the language has, and for single counts such as `=0`. */
type Forms = Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>> & {
  readonly other: string;
};

export type Language = ReturnType<typeof inLanguage>;

/** What compiled messages ask of a language; made when the first of them is asked for. */
export function inLanguage(language: StoryLanguage) {
  const locale = localeOf(language);
  let rules: Intl.PluralRules | null = null;
  let numbers: Intl.NumberFormat | null = null;
  return {
    plural: (count: number, forms: Forms): string => {
      rules ??= new Intl.PluralRules(locale);
      return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other;
    },
    digits: (count: number): string => {
      numbers ??= new Intl.NumberFormat(locale);
      return numbers.format(count);
    },
  };
}
