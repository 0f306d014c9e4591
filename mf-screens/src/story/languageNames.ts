import type { StoryLanguage } from 'shared-kernel/model';

/** Each in its own words, and in English. */
const LANGUAGE_NAMES = {
  en: ['English', 'English'],
  nl: ['Nederlands', 'Dutch'],
  de: ['Deutsch', 'German'],
  fr: ['Français', 'French'],
  es: ['Español', 'Spanish'],
  it: ['Italiano', 'Italian'],
  pl: ['Polski', 'Polish'],
  uk: ['Українська', 'Ukrainian'],
  ar: ['العربية', 'Arabic'],
} as const satisfies Record<StoryLanguage, readonly [own: string, english: string]>;

/** “Nederlands (Dutch)” */
export function languageName(language: StoryLanguage): string {
  const [own, english] = LANGUAGE_NAMES[language];
  return own === english ? own : `${own} (${english})`;
}
