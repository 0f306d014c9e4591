import { setDoc } from 'firebase/firestore/lite';
import { decodeUser, type Result, type User, type UserId } from 'shared-kernel/model';
import { attempt } from './attempt';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { userDocument } from './paths';
import { readDocument } from './reading';

/** `data/not-found` where the person signs in for the first time. */
export const readUser = (id: UserId): Promise<Result<User, LoadFailure>> =>
  readDocument(userDocument(id), decodeUser);

export const createUser = (
  id: UserId,
  profile: User['profile'],
): Promise<Result<void, DatabaseFailure>> =>
  attempt(() => setDoc(userDocument(id), { profile }, { merge: true }));
