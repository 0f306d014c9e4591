export * from './Mark';
export { conditionWords } from './search-words/conditionWords';
export { searchSentence } from './search-words/searchSentence';
export { wordScope, type WordScope } from './search-words/wordScope';
export { searchReasonWords } from './traceWords';
export * from './TraceView';
