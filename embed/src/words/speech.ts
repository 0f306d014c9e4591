import { STORY_WORDS } from 'screen-player';
import { isRightToLeft, STORY_LANGUAGES, type StoryLanguage } from 'shared-kernel/model';

import { words as english } from './compiled/en';
import { inLanguage, type Language } from './inLanguage';
import type { AllWords, LaterWords, Words } from './words';

/** What is said, and in which of the languages that is. */
export interface Speech {
  readonly language: StoryLanguage;
  readonly words: Words;
  /** Rejects where its part does not load. */
  readonly later: () => Promise<LaterWords>;
}

/** Always there; the other languages come in parts. */
export const ENGLISH: Speech = {
  language: 'en',
  words: { ...english(inLanguage('en')), story: STORY_WORDS },
  later: async () =>
    (await import(/* webpackChunkName: "words-en" */ './compiled/enLater')).words(),
};

type OtherLanguage = Exclude<StoryLanguage, 'en'>;
type Part = Promise<{ readonly words: (language: Language) => AllWords }>;

const PARTS = {
  nl: (): Part => import(/* webpackChunkName: "words-nl" */ './compiled/nl'),
  de: (): Part => import(/* webpackChunkName: "words-de" */ './compiled/de'),
  fr: (): Part => import(/* webpackChunkName: "words-fr" */ './compiled/fr'),
  es: (): Part => import(/* webpackChunkName: "words-es" */ './compiled/es'),
  it: (): Part => import(/* webpackChunkName: "words-it" */ './compiled/it'),
  pl: (): Part => import(/* webpackChunkName: "words-pl" */ './compiled/pl'),
  uk: (): Part => import(/* webpackChunkName: "words-uk" */ './compiled/uk'),
  ar: (): Part => import(/* webpackChunkName: "words-ar" */ './compiled/ar'),
} as const satisfies Record<OtherLanguage, () => Part>;

/** No show waits longer for the words around it. */
const PATIENCE_MS = 4000;

/** English where the product does not speak the language, or its part does not come in time. */
export async function speechIn(
  language: string,
  load: (language: OtherLanguage) => Part = (one) => PARTS[one](),
): Promise<Speech> {
  const spoken = spokenOf(language) ?? 'en';
  if (spoken === 'en') return ENGLISH;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Speech>((resolve) => {
    timer = setTimeout(() => resolve(ENGLISH), PATIENCE_MS);
  });
  const coming = load(spoken)
    .then((part): Speech => {
      const words = part.words(inLanguage(spoken));
      return { language: spoken, words, later: () => Promise.resolve(words.later) };
    })
    .catch(() => ENGLISH);
  return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer));
}

/** The language of a BCP 47 tag, such as `nl-BE`, where the product speaks it. */
const spokenOf = (tag: string): StoryLanguage | undefined => {
  const [language] = tag.toLowerCase().split('-');
  return STORY_LANGUAGES.find((spoken) => spoken === language);
};

/** Before the show is known: what the page says of itself, else what its visitor asks for. */
export function pageLanguage(
  page: { readonly documentElement: Pick<HTMLElement, 'lang'> },
  { languages }: Pick<Navigator, 'languages'>,
): string {
  return (
    [page.documentElement.lang, ...languages].find((tag) => spokenOf(tag) !== undefined) ?? 'en'
  );
}

/** Says to browsers and to whoever has it read out in which language an element of ours speaks, and from which side. */
export function speakIn(element: HTMLElement, { language }: Speech): void {
  element.lang = language;
  element.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
