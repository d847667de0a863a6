import { useLogout, useNotify } from 'ra-core';
import { text } from '../text.ts';

/** Signs out here, or everywhere, and says how it went. After a failure the person is still signed in. */
export function useSignOut() {
  const logout = useLogout();
  const notify = useNotify();

  return async (scope: 'local' | 'global' = 'local') => {
    try {
      await logout({ scope });
      notify(text.signOut.done, { type: 'success', multiLine: true });
    } catch (error) {
      console.error('Signing out failed:', error);
      notify(text.signOut.failed, { type: 'error', multiLine: true });
    }
  };
}
