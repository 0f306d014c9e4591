import type { FontMetrics, UploadedFamily } from 'shared-kernel/model';

import { RANGES } from './storedFamilies';
import type { StoredFamily } from './storedFamily';

/** A family as style sheets know it, from wherever it comes. */
export interface WebFont {
  readonly name: string;
  readonly metrics: FontMetrics;
  readonly faces: readonly WebFace[];
}

/** One of its files. */
export interface WebFace {
  readonly address: string;
  /** As CSS writes them: `400`, or `100 900`. */
  readonly weights: string;
  readonly style: string;
  /** Its characters, `unicode-range`. */
  readonly range: string;
}

export const fontOfStored = (
  { id, name, metrics, weights, files, ranges }: StoredFamily,
  origin: string,
): WebFont => ({
  name,
  metrics,
  faces: Object.entries(files).map(([part, hash]) => {
    const [, script = '', weight = '', style = ''] = /^(.+)-(\w+)-(\w+)$/.exec(part) ?? [];
    return {
      address: `${origin}/fonts/${id}-${part}.${hash}.woff2`,
      weights: weight === 'wght' ? weights : weight,
      style,
      range: ranges?.[script] ?? RANGES[script] ?? 'U+0-10FFFF',
    };
  }),
});

export const fontOfUpload = (
  { name, metrics, faces }: UploadedFamily,
  origin: string,
): WebFont => ({
  name,
  metrics,
  faces: faces.flatMap(({ id, weights, style, files }) =>
    Object.entries(files).map(([script, range]) => ({
      address: `${origin}/media/${id}/${script}.woff2`,
      weights,
      style,
      range,
    })),
  ),
});
