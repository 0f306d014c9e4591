import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { queryClientAtom } from './queryClientAtom';

/**
 * Stands once in a page. Lets polling rest while nobody sees the page, and forgets everything when another person or
 * organisation takes over.
 */
export const ServerState = () => {
  const client = useAtomValue(queryClientAtom);
  useEffect(() => {
    client.mount();
    return () => {
      client.unmount();
      client.clear();
    };
  }, [client]);
  return null;
};
