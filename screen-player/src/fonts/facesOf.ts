import type { FontMetrics } from 'shared-kernel/model';

import type { WebFace, WebFont } from './webFont';

/** A face of devices, and how wide its letters are on average, in em (measured as the catalogue's are). */
interface StandIn {
  readonly of: string;
  readonly width: number;
  readonly boldWidth: number;
  /** Whatever of the same width a system has, by full and PostScript names. */
  readonly files: readonly string[];
  readonly boldFiles: readonly string[];
}

/** Arial on Windows and Apple's; on Android there is Roboto. */
const STAND_INS: readonly StandIn[] = [
  {
    of: 'Arial',
    width: 0.4458,
    boldWidth: 0.48,
    files: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    boldFiles: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  },
  {
    of: 'Roboto',
    width: 0.4448,
    boldWidth: 0.4521,
    files: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    boldFiles: ['Roboto Bold', 'Roboto-Bold'],
  },
];

/**
 * [P60] The rules of a family's faces: its files, each for its own characters, so that a page loads those that its texts
 * need; and faces of devices that take as much room while they come. What they are called is what `fontFamily` asks for.
 */
export const facesOf = (font: WebFont): string => faceRules(font).join('');

/** The same, one by one. */
export function faceRules({ name, metrics, faces }: WebFont): readonly string[] {
  const own = `SS ${name}`;
  return [
    ...faces.map((file) => fileFace(own, file)),
    ...STAND_INS.flatMap(({ of, width, boldWidth, files, boldFiles }) => [
      standInFace(metrics, `${own} ${of}`, 400, files, metrics.width / width),
      standInFace(metrics, `${own} ${of}`, 700, boldFiles, metrics.boldWidth / boldWidth),
    ]),
  ];
}

const fileFace = (name: string, { address, weights, style, range }: WebFace): string =>
  face(name, [
    `src:url("${address}") format("woff2")`,
    `font-weight:${weights}`,
    `font-style:${style}`,
    'font-display:swap',
    `unicode-range:${range}`,
  ]);

function standInFace(
  metrics: FontMetrics,
  name: string,
  weight: number,
  files: readonly string[],
  size: number,
): string {
  return face(name, [
    `src:${files.map((file) => `local("${file}")`).join(',')}`,
    `font-weight:${String(weight)}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(metrics.ascent / size)}`,
    `descent-override:${percent(metrics.descent / size)}`,
    `line-gap-override:${percent(metrics.lineGap / size)}`,
  ]);
}

const face = (name: string, says: readonly string[]): string =>
  `@font-face{font-family:"${name}";${says.join(';')}}`;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
