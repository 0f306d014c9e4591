export { askServer, tellServer } from './askServer';
export { CivilDateSchema } from './civilDateSchema';
export { Moment, SaveAnswerSchema } from './saveAnswerSchema';
export { countSearch, type CountRequest } from './counting';
export { compareSearches, previewSearch, type OverlapRequest } from './searchQuestions';
export { linkState } from './linkState';
export {
  SERVER_ERROR_CODES,
  serverSentence,
  type ServerAnswer,
  type ServerErrorCode,
  type ServerFailure,
} from './serverFailure';
export { sendBytes, type Bytes } from './sendBytes';
export { saveStory, type StoryRequest } from './story';
export { useServerToasts } from './useServerToasts';
export { saveYear, type Guarded, type OfOrganisation, type YearSettings } from './years';
