import type { StoryLanguage } from 'shared-kernel/model';

/** What stands in the place of the screens until the script fills it: for browsers that have none, or an old one. */
export const NEWER_BROWSER = {
  en: 'Your year opens in a newer browser.',
  nl: 'Jouw jaar opent in een nieuwere browser.',
  de: 'Ihr Jahr öffnet sich in einem neueren Browser.',
  fr: 'Votre année s’ouvre dans un navigateur plus récent.',
  es: 'Tu año se abre en un navegador más reciente.',
  it: 'Il tuo anno si apre in un browser più recente.',
  pl: 'Twój rok otworzy się w nowszej przeglądarce.',
  uk: 'Ваш рік відкриється в новішому браузері.',
  ar: 'يُفتح عامكم في متصفح أحدث.',
} as const satisfies Record<StoryLanguage, string>;
