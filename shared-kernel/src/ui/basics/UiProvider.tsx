import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { theSystem } from './system';
import { useColourScheme } from './useColourScheme';

let ofStyledPage: SystemContext | undefined;

/** Without the styles of elements and tokens, where the page has them. */
const systemOfStyledPage = (): SystemContext =>
  (ofStyledPage ??= Object.create(theSystem(), { _global: { value: [] } }) as SystemContext);

interface UiProviderProps {
  /** Whether a sheet of the page has the styles of elements and tokens already, which take long to make. */
  readonly hasGlobalStyles?: boolean;
  readonly children: ReactNode;
}

/** Gives everything below it the tool's look. The shell mounts one; tests mount their own. */
export const UiProvider = ({ hasGlobalStyles = false, children }: UiProviderProps) => {
  useColourScheme();
  return (
    <ChakraProvider value={hasGlobalStyles ? systemOfStyledPage() : theSystem()}>
      {children}
    </ChakraProvider>
  );
};

/** Makes the look ahead of what is drawn with it, in a moment of its own. */
export function prepareLook(): void {
  theSystem();
}
