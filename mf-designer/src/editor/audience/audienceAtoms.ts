import type { ScreenAudience } from 'shared-kernel/model';
import { atom } from 'jotai';

import { audienceScreen, type AudienceSetup } from '../../document/audience/audienceScreen';
import { contentAtom } from '../documentAtoms';

/** `unknown` where nobody could say, with a sentence why. */
export type AudienceAnswer =
  | { readonly status: 'working' }
  | { readonly status: 'unknown'; readonly why: string }
  | { readonly status: 'ready'; readonly audience: ScreenAudience };

/** The set-up of the screen being designed, as it is stored; null while it is not there. */
export const setupAtom = atom<AudienceSetup | null>(null);

/** What is asked of the content as it is now; null while the set-up is not there. */
export const audienceQuestionAtom = atom((get) => {
  const setup = get(setupAtom);
  return setup === null ? null : audienceScreen(setup, get(contentAtom));
});

/** The same as text: it stays while only looks, places and words beside placeholders change. */
export const audienceKeyAtom = atom((get): string | null => {
  const question = get(audienceQuestionAtom);
  return question === null ? null : JSON.stringify(question);
});

/** The newest answer, and the question that it is to. */
export const answeredAudienceAtom = atom<{
  readonly key: string;
  readonly answer: AudienceAnswer;
} | null>(null);

/** [S100] Who reads what of the content as it is now. */
export const audienceAtom = atom((get): AudienceAnswer => {
  const answered = get(answeredAudienceAtom);
  return answered !== null && answered.key === get(audienceKeyAtom) ? answered.answer : WORKING;
});

const WORKING: AudienceAnswer = { status: 'working' };
