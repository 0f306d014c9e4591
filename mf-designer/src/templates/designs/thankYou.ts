import { mark } from '../composed';
import { LETTER } from '../layouts/letterLayouts';
import { fittedLayouts, headlineLayouts, layoutsOf } from '../layouts/slot';
import { pictured } from '../pictured';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Template } from '../template';

const FIRST_NAME: TemplateQuestion = {
  id: 'firstName',
  label: 'Field with the first name',
  source: { kind: 'field', types: ['string'] },
  likely: [/^(first|given|fore)[\s_-]?name/i, /first|given|forename/i, /name/i],
  truncate: 14,
  format: 'none',
  fallback: 'friend',
};

const THANKS = ['Thank', 'you,'];

export const THANK_YOU: Template = {
  id: 'thank-you',
  name: 'Thank you',
  purpose: 'Greets a supporter by name and says whose year it was.',
  questions: [FIRST_NAME],
  content: (setting) => {
    const { deep } = setting.palette;
    const name = setting.dataFor(FIRST_NAME);
    return pictured(deep, LETTER.panel, setting, [
      {
        text: THANKS.join(' '),
        screenSizes: headlineLayouts(LETTER.thanks, THANKS),
        animation: 'fade',
        delay: 0.5,
        strong: true,
      },
      {
        text: name.code,
        screenSizes: fittedLayouts(LETTER.name, name.shown),
        animation: 'slide',
        delay: 2,
        display: true,
      },
      mark(deep.strong, { screenSizes: layoutsOf(LETTER.mark), delay: 1 }),
      {
        text: 'This year happened because of people like you. Here is what you made possible.',
        screenSizes: layoutsOf(LETTER.words),
        animation: 'fade',
        delay: 2,
      },
      {
        text: setting.organisationName,
        screenSizes: layoutsOf(LETTER.signature),
        animation: 'fade',
        delay: 7,
        display: true,
        italic: true,
      },
    ]);
  },
};
