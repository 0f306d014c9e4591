import { block, composed, mark } from '../composed';
import { GROWTH } from '../layouts/decorations';
import { MILESTONE as SLOTS } from '../layouts/milestoneLayouts';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Template } from '../template';

const JOINED: TemplateQuestion = {
  id: 'joined',
  label: 'Field with the day they joined',
  source: { kind: 'field', types: ['date'] },
  likely: [/join|since|member|sign(ed)?[\s_-]?up/i, /first|start|created|begin/i],
  truncate: 0,
  format: 'none',
  fallback: 'the start',
};

export const MILESTONE: Template = {
  id: 'milestone',
  name: 'A milestone',
  purpose: 'Looks back to the day a supporter joined.',
  questions: [JOINED],
  content: (setting) => {
    const { deep, bright, warm } = setting.palette;
    const colours = [deep.soft, deep.soft, warm.background];
    const day = setting.dataFor(JOINED);
    return composed(deep, setting, [
      block(bright.background, {
        screenSizes: layoutsOf(SLOTS.stripe),
        horizontalAlignment: 'right',
      }),
      ...GROWTH.map((bar, index) =>
        mark(colours[index] ?? bright.background, { screenSizes: layoutsOf(bar) }),
      ),
      {
        text: 'With us since',
        screenSizes: layoutsOf(SLOTS.lead),
        horizontalAlignment: 'right',
        animation: 'fade',
        delay: 0.5,
        display: true,
      },
      {
        text: day.code,
        screenSizes: fittedLayouts(SLOTS.figure, day.shown),
        horizontalAlignment: 'right',
        animation: 'flip',
        delay: 3,
        strong: true,
      },
      {
        text: 'Change takes time. Thank you for staying with it.',
        screenSizes: layoutsOf(SLOTS.closing),
        horizontalAlignment: 'right',
        animation: 'fade',
        delay: 3,
      },
    ]);
  },
};
