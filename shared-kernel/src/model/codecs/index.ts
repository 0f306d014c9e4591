export { decode, mapResult, type Fault } from './decode';
export { decodeFieldListEntry, decodeFieldSpread } from './fieldCodec';
export { decodeImportRecord, ImportMappingSchema } from './importRecordCodec';
export { decodeOrganisation, decodeYear, encodeYear, timestampOf } from './organisationCodec';
export { decodeUser } from './peopleCodec';
export { civilDateInUtc } from './schemas';
export { decodeScreen, decodeScreenContent } from './screenCodec';
export { decodeSearch, encodeSearch } from './searchCodec';
export { decodeSupporter, encodeSupporter } from './supporterCodec';
