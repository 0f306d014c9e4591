import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { UserId } from 'shared-kernel/model';
import { serverSentence, type ServerErrorCode } from 'shared-kernel/server';
import { isRecentLogin, signOut } from 'shared-kernel/session';
import { forgetAccount } from '../../people/forgetAccount';
import { farewellAtom } from '../../people/signInAtoms';
import { deleteMyAccount } from '../../server/account';

type Deleting =
  | { readonly status: 'asking' | 'deleting' | 'loginNeeded' }
  | {
      readonly status: 'failed';
      readonly sentence: string;
      /** Whether the server said no; otherwise nobody knows how far it came. */
      readonly isRefused: boolean;
    };

const REFUSALS: ReadonlySet<ServerErrorCode> = new Set([
  'server/failed-precondition',
  'server/invalid-argument',
  'server/resource-exhausted',
]);

/** Deletes the account, and forgets it in this browser. */
export function useDeletingAccount(userId: UserId, email: string) {
  const [state, setState] = useState<Deleting>({ status: 'asking' });
  const setFarewell = useSetAtom(farewellAtom);

  useEffect(() => {
    let isHere = true;
    void isRecentLogin().then((isRecent) => {
      if (isHere && !isRecent) setState({ status: 'loginNeeded' });
    });
    return () => {
      isHere = false;
    };
  }, []);

  const begin = async (typed: string) => {
    setState({ status: 'deleting' });
    const answer = await deleteMyAccount(typed);
    if (!answer.ok) {
      // The dialog may have stood open for longer than a login counts.
      if (await isRecentLogin())
        setState({
          status: 'failed',
          sentence: serverSentence(answer.error),
          isRefused: REFUSALS.has(answer.error.code),
        });
      else setState({ status: 'loginNeeded' });
      return;
    }
    forgetAccount(userId, email);
    // What asks for a login leads to the page that says so.
    setFarewell('deleted');
    await signOut();
  };

  const loginAgain = () => {
    setFarewell('again');
    return signOut();
  };

  return { state, begin, loginAgain };
}
