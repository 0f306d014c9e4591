import type { ShareMessage } from 'screen-player';
import type { FinishedShow } from 'shared-kernel/model';

export const messageOf = ({ organisation, share }: FinishedShow): ShareMessage => ({
  title: organisation.name,
  text: `See what ${organisation.name} and all of us made possible this year.`,
  link: share.link,
  hashtag: share.hashtag,
});
