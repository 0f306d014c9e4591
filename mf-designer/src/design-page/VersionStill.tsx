import type { ScreenContent } from 'shared-kernel/model';
import { useMemo } from 'react';

import { useEditorValue } from '../editor/EditorContext';
import { previewAtom } from '../editor/preview/previewAtom';
import { TemplateThumbnail } from '../templates/gallery/TemplateThumbnail';

/** CSS pixels. */
const HEIGHT = 420;

/** A version of the screen on a phone, once it is all there, with the data that the canvas shows. */
export const VersionStill = ({ content }: { readonly content: ScreenContent }) => {
  const { played } = useEditorValue(previewAtom);
  const shown = useMemo(() => played(content), [played, content]);
  return (
    <TemplateThumbnail content={shown} view="mobilePortrait" height={HEIGHT} playing={false} />
  );
};
