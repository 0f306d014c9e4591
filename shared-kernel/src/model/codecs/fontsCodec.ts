import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { asId, type MediaId } from '../ids';
import { FACE_STYLES, FAMILY_NAME, type UploadedFamily } from '../uploadedFont';
import { bounded, counted } from './schemas';

const inEm = (fallback: number) => bounded(BOUNDS.em, fallback);

/** All of it stands in style sheets: whatever could end a rule is no font. */
const Face = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{32}$/),
    v.transform((id) => asId<MediaId>(id)),
  ),
  weights: v.pipe(v.string(), v.regex(/^\d{1,4}(?: \d{1,4})?$/)),
  style: v.picklist(FACE_STYLES),
  files: v.record(
    v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/)),
    v.pipe(v.string(), v.regex(/^U\+[0-9A-FU+,-]{1,8000}$/)),
  ),
  bytes: counted(),
});

const Family = v.object({
  name: v.pipe(v.string(), v.regex(FAMILY_NAME)),
  metrics: v.object({
    ascent: inEm(0.9),
    descent: inEm(0.2),
    lineGap: inEm(0),
    width: inEm(0.45),
    boldWidth: inEm(0.48),
  }),
  faces: v.pipe(v.array(Face), v.minLength(1)),
});

/** `fonts` of `organisations/{id}`: those families that can be read. */
export const storedFonts = (): v.GenericSchema<unknown, UploadedFamily[]> =>
  v.nullish(
    v.fallback(
      v.pipe(
        v.array(v.fallback(v.nullable(Family), null)),
        v.transform((families): UploadedFamily[] => families.filter((one) => one !== null)),
      ),
      [],
    ),
    [],
  );
