import { forgetAccount } from '@vitrina/shared/accountMemory.ts';
import { signOut } from '../api/auth.ts';

/** Ends the session, in all tabs, and takes everything of the account off this device. */
export async function leave(accountId: string): Promise<void> {
  try {
    await forgetAccount(accountId);
  } finally {
    await signOut();
  }
}
