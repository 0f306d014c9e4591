import { screenAudience } from 'evaluation';

import { audienceScreen } from '../document/audience/audienceScreen';
import { yearDataOf, yearOfFile } from '../document/audience/testing/yearOfFile';
import { judgeAudience } from './judgeAudience';

it.each(['oakhollow', 'lantern-street'])(
  '[S101] nothing of the screens of %s is untrue of anybody',
  async (organisation) => {
    const year = await yearOfFile(`local-backend/demo/${organisation}-2026`);
    const data = yearDataOf(year);
    const found = year.screens.flatMap((screen) => {
      const audience = screenAudience(
        data.compiled,
        year.snapshot,
        audienceScreen(screen, screen.content),
      );
      expect(audience.matched).toBeGreaterThan(0);
      return judgeAudience(screen.content, audience, data).map(
        ({ itemId, message }) => `${screen.name} ${String(itemId)}${message}`,
      );
    });
    expect(found).toEqual([]);
  },
);
