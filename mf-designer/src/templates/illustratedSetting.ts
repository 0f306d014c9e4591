import { failed, succeeded, type Result } from 'shared-kernel/model';

import { illustrationColours } from '../document/illustrations/illustrationColours';
import { ILLUSTRATIONS, type IllustrationId } from '../document/illustrations/illustrations';
import { illustrationSvg } from '../document/illustrations/illustrationSvg';
import type { Palette } from 'brand-kit';
import type { DrawnIllustration, KeepIllustration } from './keepIllustration';
import type { PlacedIllustration, Template, TemplateSetting } from './template';

/** A drawing in the colours of what it stands on. */
const drawn = (id: IllustrationId, on: keyof Palette, palette: Palette): DrawnIllustration => ({
  ...described(id),
  svg: illustrationSvg(id, illustrationColours(palette[on], palette)),
});

const described = (id: IllustrationId): Pick<DrawnIllustration, 'name' | 'alternativeText'> => {
  const { name, alternativeText } = ILLUSTRATIONS.find((one) => one.id === id) ?? ILLUSTRATIONS[0];
  return { name, alternativeText };
};

const placed = (id: IllustrationId, url: string): PlacedIllustration => ({
  url,
  alternativeText: described(id).alternativeText,
});

/** Before it is stored, a drawing is its own address. */
export const previewIllustration =
  (palette: Palette): TemplateSetting['illustration'] =>
  (id, on) =>
    placed(id, `${DRAWN}${encodeURIComponent(drawn(id, on, palette).svg)}`);

const DRAWN = 'data:image/svg+xml,';

/** Of what is drawn here; null for whatever else is no stored picture. */
export const isDrawnHere = (url: string): boolean => url.startsWith(DRAWN);

/** [S150] Brings the drawings that a template shows into the library; with them, the setting to make it in. */
export async function withIllustrationsKept(
  template: Template,
  setting: TemplateSetting,
  keep: KeepIllustration,
): Promise<Result<TemplateSetting, string>> {
  const wanted = new Map<string, DrawnIllustration>();
  template.content({
    ...setting,
    illustration: (id, on) => {
      wanted.set(`${id} ${on}`, drawn(id, on, setting.palette));
      return placed(id, '');
    },
  });
  const addresses = new Map<string, string>();
  for (const [key, illustration] of wanted) {
    const kept = await keep(illustration);
    if (!kept.ok) return failed(kept.error);
    addresses.set(key, kept.value);
  }
  return succeeded({
    ...setting,
    illustration: (id, on) => placed(id, addresses.get(`${id} ${on}`) ?? ''),
  });
}
