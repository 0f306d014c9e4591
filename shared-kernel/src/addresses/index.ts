export type { StoredExamples } from 'shared-kernel/model';
export { addressesPortAtom, type AddressesPort, type ExamplesOf } from './addressesPort';
export { CopyableEmail } from './CopyableEmail';
export { ExampleList } from './ExampleList';
export { Examples } from './Examples';
export { ShowEmails } from './ShowEmails';
export { areMasked, useShownEmails, type ShownEmails } from './useShownEmails';
