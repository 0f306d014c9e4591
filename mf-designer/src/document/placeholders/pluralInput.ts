import {
  fitsPlural,
  pluralCategories,
  pluralExamples,
  readPlural,
  writePlural,
  type PluralCategory,
} from 'evaluation';
import { printCount, type StoryLanguage } from 'shared-kernel/model';

/** [S103] What one input asks: the words for the numbers that a language takes together. */
export interface PluralInput {
  readonly category: PluralCategory;
  /** `For 2, 3, 4 …` */
  readonly label: string;
  /** Few numbers have it: it may be left empty. */
  readonly optional: boolean;
}

export const pluralInputs = (language: StoryLanguage): readonly PluralInput[] =>
  pluralCategories(language).map((category) => {
    const numbers = pluralExamples(category, language);
    const [first = 0] = numbers;
    const more = numbers.length > 1 ? ' …' : '';
    const shown = numbers.map((number) => printCount(number)).join(', ');
    return {
      category,
      label: `For ${shown}${more}`,
      optional: !Number.isInteger(first) || first > COMMON,
    };
  });

/** Nobody counts further in words of one form. */
const COMMON = 200;

/** A format of forms that are still to be written. */
export const emptyPlural = (language: StoryLanguage): string =>
  writePlural(
    new Map(
      pluralInputs(language)
        .filter(({ optional }) => !optional)
        .map(({ category }) => [category, '# ']),
    ),
  );

export const isPlural = (format: string): boolean => readPlural(format) !== null;

export const wordsOfForm = (format: string, category: PluralCategory): string =>
  readPlural(format)?.get(category) ?? '';

/** With other words for a category; without words there is no form. */
export function withForm(format: string, category: PluralCategory, words: string): string {
  const forms = new Map(readPlural(format) ?? []);
  const kept = words.replace(/[;|{}]/g, '');
  if (kept === '') forms.delete(category);
  else forms.set(category, kept);
  return writePlural(forms);
}

/** [S101] Whether somebody with 0 reads words that were written for it. */
export const hasWordsForZero = (format: string, language: StoryLanguage): boolean => {
  const forms = readPlural(format);
  const isOwn = pluralCategories(language).includes('zero') && forms?.has('zero') === true;
  return isOwn || forms?.has('0') === true;
};

/** The categories of a language that a format has no words for, and needs. */
export const missingForms = (format: string, language: StoryLanguage): readonly PluralInput[] => {
  const forms = readPlural(format);
  return forms === null
    ? []
    : pluralInputs(language).filter(
        ({ category, optional }) => !optional && !hasWords(forms.get(category)),
      );
};

const hasWords = (words: string | undefined): boolean =>
  words !== undefined && fitsPlural(words) && words.replaceAll('#', '').trim() !== '';
