import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SESSION_KEY, storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { useNotify } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Access, accessQuery } from '../providers/access.ts';
import { onSignedOut } from '../providers/authProvider.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { CheckingAccess } from './SessionPage.tsx';

/** Renders its children for admins only, so that for others they request no data. */
export function AccessGate({ children }: { children: ReactNode }) {
  useEndOfSession();
  const { data, isFetching, refetch } = useQuery(accessQuery);
  const [access, setAccess] = useState<Access>();
  // One render later, because until then react-admin registers its resources anew, and the whole console with them.
  useEffect(() => setAccess(data), [data]);
  useEffect(() => {
    const retry = () => void refetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [refetch]);

  if (access === 'admin') return children;
  if (isFetching || access !== data) return <CheckingAccess />;
  return <AccessDenied isChecked={access === 'denied'} onRetry={refetch} />;
}

/** When the session has ended elsewhere, makes react-admin check again, which leads to the sign-in page. */
function useEndOfSession() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    const checkAgain = () => void queryClient.invalidateQueries({ queryKey: ['auth', 'checkAuth'] });
    // The session may have ended before this component was there (`preloadPage` in App.tsx).
    if (storedUserId() === undefined) checkAgain();
    // In another process of the browser the storage may still hold the session when the word of its end arrives.
    const removed = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue === null) checkAgain();
    };
    window.addEventListener('storage', removed);
    const unsubscribe = onSignedOut((isAskedFor) => {
      if (!isAskedFor) notify('ra.notification.logged_out', { type: 'warning' });
      checkAgain();
    });
    return () => {
      window.removeEventListener('storage', removed);
      unsubscribe();
    };
  }, [queryClient, notify]);
}
