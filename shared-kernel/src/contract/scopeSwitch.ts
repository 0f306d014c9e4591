/** State of a navigation to another organisation or year, which ends what is open even where the path stays. */
export interface ScopeSwitch {
  readonly scopeSwitch: true;
}

export const isScopeSwitch = (state: unknown): state is ScopeSwitch =>
  typeof state === 'object' && state !== null && 'scopeSwitch' in state;
