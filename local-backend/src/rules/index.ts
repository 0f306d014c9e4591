export type { DocumentReader } from './documentAccess';
export { loadRules, type Decision, type RuleRequest, type Ruleset } from './ruleset';
export { RulesSyntaxError } from './rulesSyntaxError';
export type { Method } from './syntax';
