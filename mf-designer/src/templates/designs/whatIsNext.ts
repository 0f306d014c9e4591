import { block, composed, type ComposedItem } from '../composed';
import { headlineLayouts, layoutsOf } from '../layouts/slot';
import { HEADLINE, STEPS } from '../layouts/stepLayouts';
import type { Template } from '../template';

export const WHAT_IS_NEXT: Template = {
  id: 'what-is-next',
  name: 'What is next',
  purpose: 'Three things a supporter can do next year.',
  questions: [],
  content: (setting) => {
    const { light, deep, bright, warm } = setting.palette;
    const schemes = [deep, warm, bright];
    return composed(light, setting, [
      ...STEPS.map((step, index) =>
        block((schemes[index] ?? deep).background, { screenSizes: layoutsOf(step.block) }),
      ),
      {
        text: TITLE.join(' '),
        screenSizes: headlineLayouts(HEADLINE, TITLE),
        animation: 'fade',
        delay: 0.5,
        strong: true,
      },
      ...STEPS.flatMap(({ number, words }, index): ComposedItem[] => [
        {
          text: String(index + 1),
          screenSizes: layoutsOf(number),
          animation: 'zoom',
          delay: index === 0 ? 3 : 4,
          strong: true,
          on: schemes[index] ?? deep,
        },
        {
          text: STEP_TEXTS[index] ?? '',
          screenSizes: layoutsOf(words),
          animation: 'slide',
          delay: 0,
          on: schemes[index] ?? deep,
        },
      ]),
    ]);
  },
};

const TITLE = ['What', 'comes', 'next'];

const STEP_TEXTS = [
  'Tell us what matters most to you.',
  'Come and meet us near you.',
  'Bring a friend along.',
];
