/** The Chakra parts of dialogs that pages have from the start. */
export { Portal } from '@chakra-ui/react';
