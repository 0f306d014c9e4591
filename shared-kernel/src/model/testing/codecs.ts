import {
  decode,
  decodeFieldListEntry,
  decodeFieldSpread,
  decodeImportRecord,
  decodeMedia,
  decodeOrganisation,
  decodeSavedMapping,
  decodeScreen,
  decodeScreenContent,
  decodeSearch,
  decodeSupporter,
  decodeTemplate,
  decodeUser,
  decodeYear,
  ImportMappingSchema,
  type Fault,
  type Result,
} from 'shared-kernel/model';
import type { VALID_DOCUMENTS } from 'shared-kernel/testing/fuzz';

export type Kind = keyof typeof VALID_DOCUMENTS;

/** The codec of every kind of document. */
export const CODECS: Readonly<Record<Kind, (data: unknown) => Result<unknown, Fault>>> = {
  search: (data) => decodeSearch('s', data),
  screen: (data) => decodeScreen('s', data),
  content: decodeScreenContent,
  field: (data) => decodeFieldListEntry('f', data),
  spread: (data) => decodeFieldSpread('f', data),
  organisation: (data) => decodeOrganisation('o', data),
  year: (data) => decodeYear('y', data),
  media: (data) => decodeMedia('m', data),
  savedMapping: (data) => decodeSavedMapping('m', data),
  template: (data) => decodeTemplate('t', data),
  user: (data) => decodeUser('u', data),
  supporter: (data) => decodeSupporter('bea@example.org', data),
  mapping: (data) => decode(ImportMappingSchema, data),
  importRecord: (data) => decodeImportRecord('i', data),
};
export const KINDS = Object.keys(CODECS) as readonly Kind[];
