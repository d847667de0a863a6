import { forgetAccount } from '@vitrina/shared/accountMemory.ts';
import { signOut } from '../api/auth.ts';
import { keepDraftsOf } from '../conversation/sending/drafts.ts';
import { sendApprovals } from '../requests/approvals.ts';

/**
 * Ends the session in all tabs and removes everything of the account from this device. An approval that could still be
 * undone is sent before.
 */
export async function signOutAndForget(accountId: string): Promise<void> {
  await sendApprovals();
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
