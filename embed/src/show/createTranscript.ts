import type { FinishedShow } from 'shared-kernel/model';

import { element } from '../dom/element';
import { usePart } from '../parts/usePart';
import type { Words } from '../words/words';

/** For whoever would rather read than watch; written when it is opened. */
export function createTranscript(show: FinishedShow, { show: words }: Words): HTMLElement {
  const body = element('div', 'transcript-body');
  const summary = element('summary', 'action action-quiet', {}, words.readAsText);
  const transcript = element('details', 'transcript', {}, summary, body);
  transcript.addEventListener('toggle', () => {
    if (!transcript.open || body.hasChildNodes()) return;
    usePart(
      () => import(/* webpackChunkName: "transcript" */ './writeTranscript'),
      ({ writeTranscript }) => {
        writeTranscript(body, show, words.place);
        // It begins at the foot of a phone's window, where opening it would seem to do nothing.
        transcript.scrollIntoView();
      },
      () => (transcript.open = false),
    );
  });
  return transcript;
}
