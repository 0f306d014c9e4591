import * as v from 'valibot';
import { asId, type MappingId } from '../ids';
import type { Result } from '../result';
import type { SavedMapping } from '../savedMapping';
import { decode, mapResult, type Fault } from './decode';
import { ColumnChoicesSchema } from './importRecordCodec';
import { revisionEntries } from './matchResult';
import { text } from './schemas';

const Stored = v.object({ name: text(), choices: ColumnChoicesSchema, ...revisionEntries });

/** `organisations/{o}/savedMappings/{id}` (D450). */
export const decodeSavedMapping = (id: string, data: unknown): Result<SavedMapping, Fault> =>
  mapResult(decode(Stored, data), ({ revision, savedBy, savedAt, ...mapping }) => ({
    ...mapping,
    id: asId<MappingId>(id),
    saved: { revision, savedBy, savedAt },
  }));
