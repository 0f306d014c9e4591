import type { ShowRefusalCode } from 'shared-kernel/model';

import type { Speech } from '../words/speech';

/** Why a place shows no screens. */
export type NoticeCode =
  | ShowRefusalCode
  | 'no-token'
  | 'offline'
  | 'unreachable'
  | 'unreadable'
  | 'left';

/** What is said instead of an error. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Whether trying again may help. */
  readonly canRetry: boolean;
}

/** What a server has said can wait for its words, which come from there as well; the rest is always there. */
export async function noticeOf(
  code: NoticeCode,
  { words: { notices }, later }: Speech,
): Promise<Notice> {
  if (code === 'offline' || code === 'unreachable' || code === 'unreadable' || code === 'left')
    return { ...notices[code], canRetry: code !== 'left' };
  return later().then(
    ({ refusals }) => ({ ...refusals[code], canRetry: code === 'too-many-requests' }),
    () => ({ ...notices.unreachable, canRetry: true }),
  );
}
