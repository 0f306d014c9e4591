import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { uploadsOf } from 'shared-kernel/model';
import { organisationAtom } from 'shared-kernel/session';

const NONE = '[]';

/**
 * The faces that the organisation has uploaded, in this page, for whatever area draws screens or names families (D299).
 * Where they do not come, what stands for them stays.
 */
export function useUploadedFonts(): void {
  const load = useAtomValue(organisationAtom);
  const uploads = load.status === 'ready' ? uploadsOf(load.organisation) : [];
  // By what they say: an organisation that is read again is another object.
  const said = JSON.stringify(uploads);
  useEffect(() => {
    if (said === NONE) return undefined;
    let forget: (() => void) | null = null;
    let isGone = false;
    import(/* webpackChunkName: "fonts" */ 'screen-player/fonts').then(
      ({ adoptUploads }) => {
        if (!isGone) forget = adoptUploads(document, uploads);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      forget?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `said` is what `uploads` say
  }, [said]);
}
