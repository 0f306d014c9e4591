export { deleteMyAccount } from './account';
export { askServer, tellServer } from './askServer';
export { CivilDateSchema } from './civilDateSchema';
export { SaveAnswerSchema } from './saveAnswerSchema';
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
export { linkState } from './linkState';
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
export {
  SERVER_ERROR_CODES,
  serverSentence,
  type ServerErrorCode,
  type ServerFailure,
} from './serverFailure';
export { sendBytes, type Bytes } from './sendBytes';
export { useServerToasts } from './useServerToasts';
