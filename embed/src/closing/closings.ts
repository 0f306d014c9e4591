import type { ShowRefusalCode } from 'shared-kernel/model';

/** Why a place shows no screens. */
export type ClosingCode =
  ShowRefusalCode | 'no-token' | 'offline' | 'unreachable' | 'unreadable' | 'left';

export interface Closing {
  readonly title: string;
  readonly text: string;
  /** Whether trying again may help. */
  readonly canRetry?: true;
}

const BUSY = 'Please try again in a minute. Nothing is lost: your screens are still there.';

/** What is said instead of an error. */
export const CLOSINGS = {
  'no-token': {
    title: 'A page made for each of you',
    text: 'Your own screens open from the personal link in our e-mail to you.',
  },
  'unknown-link': {
    title: 'We could not find your screens',
    text: 'Perhaps the link lost a piece on its way. Please open it again from our e-mail to you, or copy the whole of it.',
  },
  'expired-link': {
    title: 'This link has had its time',
    text: 'Personal links are open for a while only. Thank you for coming back – and for being with us.',
  },
  'revoked-link': {
    title: 'This link is no longer in use',
    text: 'Please look for a newer e-mail from us. Thank you for being with us.',
  },
  'wrong-page': {
    title: 'Your screens are not on this page',
    text: 'They may have moved since we wrote to you: please look for a newer e-mail from us. Thank you for being with us.',
  },
  'too-many-requests': { title: 'So many of you at once', text: BUSY, canRetry: true },
  'no-screens': {
    title: 'Thank you for being with us',
    text: 'There is nothing to show under this link at the moment.',
  },
  offline: {
    title: 'You seem to be offline',
    text: 'Your screens open as soon as you are connected again.',
    canRetry: true,
  },
  unreachable: { title: 'We cannot reach your screens', text: BUSY, canRetry: true },
  unreadable: { title: 'Something went wrong on our side', text: BUSY, canRetry: true },
  left: {
    title: 'This page is no longer personal',
    text: 'We have forgotten the personal link here. If somebody passed it on to you: welcome!',
  },
} as const satisfies Record<ClosingCode, Closing>;
