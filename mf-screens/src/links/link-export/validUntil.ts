import { dayBeside, type CivilDate } from 'shared-kernel/model';

/** How long a link works where nobody says otherwise: a campaign and its reminders. */
const DEFAULT_DAYS = 90;

/** The day that is proposed as the last on which links work. */
export const proposedValidUntil = (today: CivilDate): CivilDate => dayBeside(today, DEFAULT_DAYS);
