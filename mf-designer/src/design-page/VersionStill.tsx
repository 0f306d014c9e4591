import type { ScreenContent } from 'shared-kernel/model';

import { TemplateThumbnail } from '../templates/gallery/TemplateThumbnail';

/** CSS pixels. */
const HEIGHT = 420;

/** A version of the screen on a phone, once it is all there. */
export const VersionStill = ({ content }: { readonly content: ScreenContent }) => (
  <TemplateThumbnail content={content} view="mobilePortrait" height={HEIGHT} playing={false} />
);
