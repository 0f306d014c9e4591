import { asId, type YearId } from 'shared-kernel/model';

/** State of a navigation to another organisation or year, which ends what is open even where the path stays. */
export interface ScopeSwitch {
  readonly scopeSwitch: true;
  /** The year that a link leads into: it is chosen on arrival. */
  readonly yearId?: YearId;
}

export const isScopeSwitch = (state: unknown): state is ScopeSwitch =>
  typeof state === 'object' && state !== null && 'scopeSwitch' in state;

/** The year that a link has led into; null for any other navigation. */
export const yearOfSwitch = (state: unknown): YearId | null =>
  isScopeSwitch(state) && typeof state.yearId === 'string' ? asId<YearId>(state.yearId) : null;
