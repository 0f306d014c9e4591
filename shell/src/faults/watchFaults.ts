import { SHELL, type FaultKind } from 'shared-kernel/model';
import { blockedWords, isBlocked, observeFrames } from './longFrames';
import { causeWords } from './causeWords';
import { placedReleases } from './remoteFacts';
import { remoteInView } from './remoteInView';
import { releaseOfStack } from './releaseOfStack';
import { tellFault } from './tellFault';

/** Faults that nobody has caught: handlers that throw, promises that are refused, frames that stand still. */
export function watchFaults(): () => void {
  const onError = (event: ErrorEvent) => {
    if (event.message.startsWith(BENIGN)) return;
    const { message, stack } = causeWords(event.error ?? event.message);
    const at = `at ${event.filename}:${String(event.lineno)}:${String(event.colno)}`;
    // A script that cannot be read has no place in a stack, but an address.
    tell('handler', { message, stack: stack.includes(event.filename) ? stack : `${stack}\n${at}` });
  };
  const onRefused = ({ reason }: PromiseRejectionEvent) => {
    tell('promise', causeWords(reason));
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRefused);
  const stop = observeFrames((frame) => {
    if (!isBlocked(frame)) return;
    const words = blockedWords(frame);
    tellFault(remoteOf(words.stack) ?? remoteInView(), 'blocked', words);
  });
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRefused);
    stop();
  };
}

/** Browsers say so where sizes settle in the next frame; nothing is wrong. */
const BENIGN = 'ResizeObserver loop';

const tell = (kind: FaultKind, words: { readonly message: string; readonly stack: string }) => {
  tellFault(remoteOf(words.stack) ?? SHELL, kind, words);
};

const remoteOf = (stack: string): string | null =>
  releaseOfStack(stack, placedReleases(), location.origin)?.id ?? null;
