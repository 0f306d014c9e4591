import { paletteOfOrganisation } from 'brand-kit';
import { useYear } from 'shared-kernel/session';
import { useMemo, useState } from 'react';

import { illustrationColours } from '../../document/illustrations/illustrationColours';
import { ILLUSTRATIONS } from '../../document/illustrations/illustrations';
import { illustrationSvg } from '../../document/illustrations/illustrationSvg';
import { contentAtom } from '../../editor/documentAtoms';
import { useEditor } from '../../editor/EditorContext';
import { nearestGround, type Ground } from './grounds';

/** One of the product's drawings in the organisation's colours. */
export type DrawnInColours = (typeof ILLUSTRATIONS)[number] & { readonly svg: string };

/** [S141] For the ground that is most like the screen's, until another one is chosen. */
export function useDrawnIllustrations() {
  const editor = useEditor();
  const { organisation } = useYear();
  const palette = useMemo(() => paletteOfOrganisation(organisation), [organisation]);
  const [ground, setGround] = useState<Ground>(() =>
    nearestGround(palette, editor.get(contentAtom).backgroundColour),
  );
  const drawn = useMemo((): readonly DrawnInColours[] => {
    const colours = illustrationColours(palette[ground], palette);
    return ILLUSTRATIONS.map((one) => ({ ...one, svg: illustrationSvg(one.id, colours) }));
  }, [palette, ground]);
  return { palette, ground, setGround, drawn };
}
