import { createStory, listenToKeys, type StoryHandle, type StoryState } from 'screen-player/story';
import type { FinishedScreen } from 'evaluation';
import { nameOf, storyOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { boxOf, type PreviewDevice } from './previewDevice';

export interface PreviewStory {
  /** Of the element in whose whole box the story plays. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Null before the story stands. */
  readonly state: StoryState | null;
  /** What holds the closing card, once the story has ended and has one. */
  readonly closing: HTMLElement | null;
  /** Pauses, and shows the whole screen that it is at. */
  readonly holdFinished: () => void;
  readonly replay: () => void;
}

/** Plays a supporter's screens as on the device; from the beginning whenever the screens change. */
export function useStory(
  screens: readonly FinishedScreen[],
  device: PreviewDevice,
  label: string,
): PreviewStory {
  const host = useRef<HTMLDivElement>(null);
  const story = useRef<StoryHandle | null>(null);
  const shownDevice = useRef(device);
  const { language, closingCard } = storyOf(useYear().year);
  const hasClosing = closingCard.shown;
  const [state, setState] = useState<StoryState | null>(null);
  const [closing, setClosing] = useState<HTMLElement | null>(null);

  // Before the dialog looks for what to focus.
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const created = createStory(element, {
      screens: screens.map((screen) => ({
        content: screen.content,
        name: nameOf(screen),
        explanations: screen.explanations,
      })),
      label,
      language,
      device: storyDevice(shownDevice.current),
      room: () => ({ width: element.clientWidth, height: element.clientHeight }),
      ...(hasClosing ? { closing: closingIn(element, setClosing) } : {}),
    });
    story.current = created;
    setState(created.state);
    const unsubscribe = created.subscribe(setState);
    // The keys turn screens wherever in the dialog the focus is.
    const dialog = element.closest<HTMLElement>('[role="dialog"]') ?? element;
    const stopKeys = listenToKeys(dialog, (move) => {
      if (move !== 'toggle') created[move]();
      else if (created.state.phase === 'playing') created.pause();
      else created.play();
    });
    return () => {
      stopKeys();
      unsubscribe();
      created.destroy();
      story.current = null;
      setClosing(null);
    };
  }, [screens, label, language, hasClosing]);

  useEffect(() => {
    shownDevice.current = device;
    story.current?.update({ device: storyDevice(device) });
  }, [device]);

  return {
    host,
    state,
    closing,
    holdFinished: () => {
      story.current?.pause();
      if (story.current?.state.phase === 'paused') story.current.goTo(story.current.state.index);
    },
    replay: () => story.current?.replay(),
  };
}

/** Says what element holds it, for as long as it stands. */
const closingIn = (
  { ownerDocument }: HTMLElement,
  onHolder: (holder: HTMLElement | null) => void,
) => ({
  create: () => {
    const holder = ownerDocument.createElement('div');
    onHolder(holder);
    return holder;
  },
  leave: () => {
    onHolder(null);
  },
});

const storyDevice = (device: PreviewDevice) => ({ view: device.view, box: boxOf(device) });
