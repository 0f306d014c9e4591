import type { CivilDate } from 'shared-kernel/model';

/** The day by this computer's clock and zone. */
export const today = (): CivilDate => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};
