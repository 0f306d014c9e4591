import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from 'shared-kernel/session';
import { Alert } from 'shared-kernel/ui';
import { awaitsClaim } from '../server/claim';
import { keepClaim, keptClaim } from './claim';

/** Says of an installation that is nobody's yet how somebody comes to run it, and whoever came by that way that they will. */
export const ClaimNotice = () => {
  const isLoggedIn = useAuth().status === 'loggedIn';
  const [isNobodys, setIsNobodys] = useState(false);
  const [holdsClaim, setHoldsClaim] = useState(() => keptClaim() !== null);
  const { hash } = useLocation();
  const isClaiming = !isLoggedIn && holdsClaim;
  useEffect(() => {
    // Pasted into a tab that was here already, the address loads nothing.
    keepClaim(window);
    setHoldsClaim(keptClaim() !== null);
  }, [hash]);
  useEffect(() => {
    let isShown = true;
    void awaitsClaim().then((answer) => {
      if (isShown) setIsNobodys(answer);
    });
    return () => {
      isShown = false;
    };
  }, []);

  if (!isNobodys && !isClaiming) return null;
  return (
    <Alert.Root status="info" variant="surface" borderRadius="l3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {isClaiming
            ? 'You are about to run this installation'
            : 'Nobody runs this installation yet'}
        </Alert.Title>
        <Alert.Description>
          {isClaiming
            ? 'Sign up here, and you are its superadmin: you make organisations and invite their admins.'
            : 'Whoever started it was shown an address for its first superadmin, under “Supporter Screens is ready”. Sign up there. On a server, npm run superadmin -- --claim prints it.'}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};
