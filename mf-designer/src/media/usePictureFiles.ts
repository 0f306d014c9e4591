import { useAtomValue } from 'jotai';
import type { Media, MediaId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useToast, useYear } from 'shared-kernel/session';
import { useEffect, useEffectEvent } from 'react';

import { FULL } from '../document/mostItems';
import { ANYWHERE, landing, landingOf, type Landing } from '../editor/adding/landing';
import { isInDialog, isTyping } from '../editor/commands/useCommandKeys';
import { useEditor } from '../editor/EditorContext';
import { mediaStoreAtom, pictureFiles, sendFile } from 'shared-kernel/picture-library';
import { libraryChangesAtom } from './libraryChangesAtom';
import { showPicture } from './showPicture';

/**
 * [S91] Pictures that are pasted, or dropped anywhere on the page, come into the library and onto the screen: into an
 * image object that shows none and is selected or dropped on, or as new ones, [S143] where they were dropped.
 */
export function usePictureFiles(): void {
  const editor = useEditor();
  const store = useAtomValue(mediaStoreAtom);
  const { organisationId } = useYear().scope;
  const toast = useToast();

  const stored = async (id: MediaId): Promise<Media | null> => {
    const library = await store.read(organisationId);
    if (library.ok) return library.value.pictures.find((one) => one.id === id) ?? null;
    toast({ header: 'Picture', body: serverSentence(library.error), variant: 'danger' });
    return null;
  };
  const add = useEffectEvent(async (files: readonly File[], place: Landing) => {
    for (const [index, file] of files.entries()) {
      toast({ header: 'Picture', body: `Adding ${file.name}…` });
      const sent = await sendFile(store, organisationId, file);
      const picture = sent.id === null ? null : await stored(sent.id);
      if (picture !== null) {
        editor.store.set(libraryChangesAtom, (before) => before + 1);
        const isShown = showPicture(editor, picture, landingOf(place, index));
        const body = isShown
          ? 'Added to your pictures and to this screen'
          : `Added to your pictures. ${FULL}`;
        toast({ header: 'Picture', body, variant: 'success', delayMs: 2000 });
      } else if (sent.id === null) {
        const { name, sentence } = sent.refused;
        toast({ header: 'Picture', body: `${name}: ${sentence}`, variant: 'danger' });
      }
    }
  });

  useEffect(() => {
    const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null, place: Landing) => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      const files = pictureFiles(data);
      if (files.length === 0) return;
      event.preventDefault();
      void add(files, place);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isTyping(event.target)) take(event, event.clipboardData, ANYWHERE);
    };
    const drop = (event: DragEvent) => {
      take(event, event.dataTransfer, landing(editor, event));
      // The browser would leave the page for the file.
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('drop', drop);
    document.addEventListener('dragover', over);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragover', over);
    };
  }, [editor]);
}
