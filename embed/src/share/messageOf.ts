import type { ShareMessage } from 'screen-player';
import type { FinishedShow } from 'shared-kernel/model';

import type { Words } from '../words/words';

export const messageOf = ({ organisation, share }: FinishedShow, words: Words): ShareMessage => ({
  title: organisation.name,
  text: words.show.message(organisation.name),
  link: share.link,
  hashtag: share.hashtag,
});
