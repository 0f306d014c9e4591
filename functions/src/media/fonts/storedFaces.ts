import { BOUNDS, FACE_STYLES, FAMILY_NAME, numberWithin } from 'shared-kernel/model';
import type { MediaId, OrganisationId, UploadedFace, UploadedFamily } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentReads } from '../../store/documents';
import { fontsPath } from '../../store/paths';

const InEm = numberWithin(BOUNDS.em);
const Stored = v.object({
  family: v.pipe(v.string(), v.regex(FAMILY_NAME)),
  weights: v.string(),
  style: v.picklist(FACE_STYLES),
  metrics: v.object({
    ascent: InEm,
    descent: InEm,
    lineGap: InEm,
    width: InEm,
    boldWidth: InEm,
  }),
  files: v.record(v.string(), v.string()),
  bytes: numberWithin(BOUNDS.count),
});

/** A face as it is stored: `organisations/{o}/fonts/{id}`. */
export type StoredFace = v.InferOutput<typeof Stored> & { readonly id: MediaId };

export async function storedFaces(
  documents: DocumentReads,
  organisationId: OrganisationId,
): Promise<readonly StoredFace[]> {
  const stored = await documents.list(fontsPath(organisationId));
  return stored.flatMap(({ id, data }) => {
    const read = v.safeParse(Stored, data);
    return read.success ? [{ ...read.output, id: id as MediaId }] : [];
  });
}

/**
 * The families of faces, as the organisation's document says them (D270): whoever shows screens reads that anyway. What
 * stand-ins are made after is the face nearest to what texts are set in.
 */
export function familiesOf(faces: readonly StoredFace[]): readonly UploadedFamily[] {
  const names = [...new Set(faces.map(({ family }) => family))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  );
  return names.map((name) => {
    const own = faces.filter(({ family }) => family === name).sort(byStyleAndWeight);
    const [normal, bold] = [nearest(own, REGULAR), nearest(own, BOLD)];
    const { width, ...heights } = normal?.metrics ?? NO_METRICS;
    return {
      name,
      metrics: { ...heights, width, boldWidth: bold?.metrics.boldWidth ?? width },
      faces: own.map(({ id, weights, style, files, bytes }): UploadedFace => ({
        ...{ id, weights, style, files, bytes },
      })),
    };
  });
}

const REGULAR = 400;
const BOLD = 700;
const NO_METRICS = { ascent: 0.9, descent: 0.2, lineGap: 0, width: 0.45, boldWidth: 0.48 };

/** From which to which weight a face has them. */
export const weightSpan = (weights: string): readonly [least: number, most: number] => {
  const [least = REGULAR, most = least] = weights.split(' ').map(Number);
  return [least, most];
};

const distance = (weights: string, wanted: number): number => {
  const [least, most] = weightSpan(weights);
  return Math.max(least - wanted, wanted - most, 0);
};

const nearest = (faces: readonly StoredFace[], wanted: number): StoredFace | undefined =>
  [...faces].sort(
    (one, other) =>
      distance(one.weights, wanted) - distance(other.weights, wanted) ||
      Number(one.style === 'italic') - Number(other.style === 'italic'),
  )[0];

const byStyleAndWeight = (one: StoredFace, other: StoredFace): number =>
  Number(one.style === 'italic') - Number(other.style === 'italic') ||
  weightSpan(one.weights)[0] - weightSpan(other.weights)[0];
