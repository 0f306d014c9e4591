export { deleteMyAccount } from './account';
export { countSearch, type CountRequest } from './counting';
export {
  allowSupporter,
  eraseSupporter,
  exportSupporter,
  findSupporter,
  previewErasure,
  readActivity,
  type FoundSupporter,
  type HeldAboutSupporter,
  type Mention,
  type SupporterErasure,
  type SupporterRequest,
} from './erasure';
export {
  cancelImport,
  checkImport,
  downloadRejectedRows,
  finishUpload,
  reinspectImport,
  runImport,
  setFieldType,
  startImport,
  undoImport,
  type FieldTypeRequest,
  type ImportAddress,
  type ImportRequest,
  type StartedImport,
} from './imports';
export {
  exportLinks,
  linkState,
  revokeAllLinks,
  revokeLink,
  saveSharing,
  type ExportLinksRequest,
  type RevokeLinkRequest,
} from './links';
export { readReach } from './reach';
export {
  createOrganisation,
  deleteOrganisation,
  deleteYear,
  invitePerson,
  listPeople,
  removeMember,
  renameOrganisation,
  restoreOrganisation,
  restoreYear,
  savePreferences,
  saveYear,
  setAdmin,
  declineInvitation,
  leaveOrganisation,
  listInvitations,
  takeUpInvitation,
  withdrawInvitation,
  type InvitationRequest,
  type OfOrganisation,
  type YearSettings,
} from './organisations';
export { readResults } from './results';
export {
  SERVER_ERROR_CODES,
  serverSentence,
  type ServerErrorCode,
  type ServerFailure,
} from './serverFailure';
export { CHUNK_BYTES, uploadChunk, type Chunk } from './uploadChunk';
export { useServerToasts } from './useServerToasts';
