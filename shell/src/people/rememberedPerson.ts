import * as v from 'valibot';
import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';

const KEY = 'supporter-screens/person';

const Remembered = v.object({ email: v.string(), firstName: v.string() });

/** Who logged in last in this browser (spec §3). It opens nothing: it saves people from choosing their account again. */
export type RememberedPerson = v.InferOutput<typeof Remembered>;

export const recallPerson = (): RememberedPerson | null => recall(OF_THIS_BROWSER, KEY, Remembered);

export const rememberPerson = ({ email, firstName }: RememberedPerson): void => {
  remember(OF_THIS_BROWSER, KEY, { email, firstName });
};

export const forgetPerson = (): void => {
  remember(OF_THIS_BROWSER, KEY, null);
};
