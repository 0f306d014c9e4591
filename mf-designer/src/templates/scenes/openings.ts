import { EVERYBODY } from '../template';
import type { TemplateQuestion } from '../questions/templateQuestion';
import { filled, words } from './said';
import type { Scene } from './scene';

const FIRST_NAME: TemplateQuestion = {
  id: 'firstName',
  label: 'Field with the first name',
  source: { kind: 'field', types: ['string'] },
  likely: [/^(first|given|fore)[\s_-]?name/i, /first|given|forename/i, /name/i],
  truncate: 14,
  format: 'none',
  fallback: 'friend',
};

interface OpeningWords {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly illustration: Scene['illustration'];
  /** Before the name. */
  readonly greeting: string;
  readonly text: string;
}

const opening = ({ greeting, text, ...said }: OpeningWords): Scene => ({
  ...said,
  arrangement: 'opening',
  questions: [FIRST_NAME],
  audience: EVERYBODY,
  says: (setting) => ({
    parts: {
      headline: words(greeting),
      name: filled(setting.dataFor(FIRST_NAME)),
      words: words(text),
      signature: words(setting.organisationName),
    },
  }),
});

export const THANK_YOU = opening({
  id: 'thank-you',
  name: 'Thank you',
  purpose: 'Greets a supporter by name and says whose year it was.',
  illustration: 'thankYou',
  greeting: 'Thank you,',
  text: 'This year happened because of people like you. Here is what you made possible.',
});

export const YOUR_VOICE = opening({
  id: 'your-voice',
  name: 'Your voice',
  purpose: 'Greets somebody who spoke up, by name.',
  illustration: 'megaphone',
  greeting: 'You were heard,',
  text: 'Some things changed this year because people did not stay quiet. You were one of them.',
});

export const YOUR_YEAR_WITH_US = opening({
  id: 'your-year-with-us',
  name: 'Your year with us',
  purpose: 'Greets a member or volunteer by name.',
  illustration: 'together',
  greeting: 'Your year with us,',
  text: 'You turned up, and that is where everything good begins. Let us look back together.',
});

export const HELLO = opening({
  id: 'hello',
  name: 'Hello',
  purpose: 'Greets somebody of whom little is known, by name where there is one.',
  illustration: 'letter',
  greeting: 'Good to see you,',
  text: 'This is a minute about the year that we had, and about the part that is yours.',
});
