/** The Chakra parts of dialogs. */
export { Dialog, Portal } from '@chakra-ui/react';
