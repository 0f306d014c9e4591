import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system';
import { useColourScheme } from './useColourScheme';

/** Gives everything below it the tool's look. The shell mounts one; tests mount their own. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  useColourScheme();
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
};
