import type { HelpTopic } from './helpTopic';
import { care } from './topics/care';
import { dataFields } from './topics/dataFields';
import { design } from './topics/design';
import { firstDay } from './topics/firstDay';
import { importing } from './topics/importing';
import { people } from './topics/people';
import { publishing } from './topics/publishing';
import { screens } from './topics/screens';
import { searches } from './topics/searches';
import { sending } from './topics/sending';

/** The guide, in the order of a team's way through the product. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  firstDay,
  importing,
  dataFields,
  searches,
  screens,
  design,
  publishing,
  sending,
  people,
  care,
];
