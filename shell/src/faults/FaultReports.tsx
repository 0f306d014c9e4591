import { useEffect } from 'react';
import { useAuth } from 'shared-kernel/session';
import { keepFaults, tellFaults } from './reportFault';
import { watchFaults } from './watchFaults';

/** Stands once in the page: watches for faults, and tells them while somebody is signed in. */
export const FaultReports = () => {
  const isSignedIn = useAuth().status === 'loggedIn';
  useEffect(watchFaults, []);
  useEffect(() => {
    if (isSignedIn) tellFaults();
    else keepFaults();
  }, [isSignedIn]);
  return null;
};
