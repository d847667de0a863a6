import { useLogout, useNotify } from 'ra-core';
import { text } from '../text.ts';

/** Signs out and says how it went. After a failure the person is still signed in. */
export function useSignOut() {
  const logout = useLogout();
  const notify = useNotify();

  return async () => {
    try {
      await logout();
      notify(text.signOut.done, { type: 'success', multiLine: true });
    } catch (error) {
      console.error('Signing out failed:', error);
      notify(text.signOut.failed, { type: 'error', multiLine: true });
    }
  };
}
