import { forgetAccount } from '@vitrina/shared/accountMemory.ts';
import { signOut } from '../api/auth.ts';
import { keepDraftsOf } from '../conversation/sending/drafts.ts';

/** Ends the session in all tabs and removes everything of the account from this device. */
export async function signOutAndForget(accountId: string): Promise<void> {
  try {
    await forgetAccount(accountId);
    // Those that this device had no space for, too.
    keepDraftsOf(accountId, []);
    const { forgetSubscription } = await import('../attention/push.ts');
    await forgetSubscription();
  } catch (error) {
    console.error('Clearing this device failed:', error);
  }
  await signOut();
}
