import { INVITE } from '../layouts/inviteLayouts';
import { wordsOf } from '../layouts/fittedSize';
import { fittedLayouts, layoutsOf } from '../layouts/slot';
import { pictured } from '../pictured';
import type { Template } from '../template';

const HEADLINE = 'Proud of your year?';

export const SHARE_YOUR_YEAR: Template = {
  id: 'share',
  name: 'Share',
  purpose: 'Invites a supporter to pass the year on, with share buttons.',
  questions: [],
  content: (setting) =>
    pictured(setting.palette.bright, INVITE.panel, setting, [
      {
        text: HEADLINE,
        screenSizes: fittedLayouts(INVITE.headline, wordsOf([HEADLINE])),
        animation: 'bounce',
        delay: 0.5,
        strong: true,
      },
      {
        text: 'So are we. Share it, and somebody you know may join in.',
        screenSizes: layoutsOf(INVITE.words),
        animation: 'fade',
        delay: 3,
      },
      { type: 'share', text: '', screenSizes: layoutsOf(INVITE.share), delay: 2 },
    ]),
};
