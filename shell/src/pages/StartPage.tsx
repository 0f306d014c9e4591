import { Navigate } from 'react-router-dom';
import { links } from 'shared-kernel/contract';
import { useAuth } from 'shared-kernel/session';

/** `/` leads on: home, or login first. */
export const StartPage = () => (
  <Navigate to={useAuth().status === 'loggedIn' ? links.home() : links.login()} replace />
);
