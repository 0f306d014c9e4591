import { mountScreen, type PlayerHandle } from 'screen-player';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Box } from 'shared-kernel/ui';
import { storyOf } from 'shared-kernel/model';
import { useToast, useYear } from 'shared-kernel/session';

import { OBJECTS } from '../controls/objects';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { playbackAtom, playTimeMsAtom, speedAtom } from '../editor/playback/playbackAtoms';
import { stopPlaying } from '../editor/playback/transport';
import { playedContentAtom } from '../editor/preview/shownContentAtom';
import { stageBoxAtom, viewAtom } from '../editor/view/viewAtoms';

/** [S55] The screen as supporters see it, at the moment that the playback is at; edits show at once. */
export const Playback = () => {
  const editor = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const player = usePlayer(host);
  const { phase, jump } = useEditorValue(playbackAtom);
  const speed = useEditorValue(speedAtom);
  const content = useEditorValue(playedContentAtom);
  const view = useEditorValue(viewAtom);
  const stage = useEditorValue(stageBoxAtom);

  useLayoutEffect(() => {
    player?.update({ content, view, stage });
  }, [player, content, view, stage]);

  useLayoutEffect(() => {
    player?.setSpeed(speed);
  }, [player, speed]);

  useLayoutEffect(() => {
    player?.seek(jump.toMs);
  }, [player, jump]);

  useEffect(() => {
    if (phase === 'playing') player?.play();
    else player?.pause();
  }, [player, phase, jump]);

  return (
    <Box
      ref={host}
      role="group"
      aria-label="The screen is playing"
      cursor="pointer"
      onClick={() => {
        stopPlaying(editor);
      }}
    />
  );
};

/** A player for as long as the host stands; what it tells goes into the editor's store. */
function usePlayer(host: RefObject<HTMLDivElement | null>): PlayerHandle | null {
  const editor = useEditor();
  const toast = useToast();
  const { language } = storyOf(useYear().year);
  const [player, setPlayer] = useState<PlayerHandle | null>(null);

  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const mounted = mountScreen(host.current, {
      content: editor.get(playedContentAtom),
      view: editor.get(viewAtom),
      stage: editor.get(stageBoxAtom),
      language,
      objects: OBJECTS,
      onTime: (timeMs) => {
        editor.store.set(playTimeMsAtom, timeMs);
      },
      onEnd: () => {
        stopPlaying(editor);
      },
    });
    const unsubscribe = mounted.subscribe((state) => {
      if (state.phase !== 'failed') return;
      stopPlaying(editor);
      toast({ header: 'Screen', body: 'Sorry, this screen cannot be played', variant: 'danger' });
    });
    setPlayer(mounted);
    return () => {
      unsubscribe();
      mounted.destroy();
    };
  }, [editor, host, toast, language]);

  return player;
}
