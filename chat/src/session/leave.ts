import { signOut } from '../api/auth.ts';
import { clearDrafts } from '../conversation/draft.ts';
import { Outbox } from '../conversation/outbox.ts';
import { forget } from './remembered.ts';

/** Ends the session, in all tabs, and takes everything of the account off this device. */
export async function leave(accountId: string): Promise<void> {
  const outbox = new Outbox(accountId);
  try {
    clearDrafts(accountId);
    forget(accountId);
    await outbox.clear();
  } finally {
    outbox.close();
    await signOut();
  }
}
