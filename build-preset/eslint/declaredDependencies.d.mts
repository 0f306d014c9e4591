import type { Rule } from 'eslint';

export const declaredDependencies: Rule.RuleModule;
