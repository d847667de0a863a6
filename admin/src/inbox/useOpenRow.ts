import { useLocation, useNavigate } from 'react-router';
import { useInbox } from './InboxContext.tsx';

/** Opening a row is a step forward in the browser's history, and closing it the step back. */
export function useOpenRow() {
  const { resource } = useInbox();
  const navigate = useNavigate();
  const { state } = useLocation();
  return {
    open: (id: string) => navigate(`/${resource}/${id}`, { state: { isFromList: true } }),
    close: () => (state?.isFromList ? navigate(-1) : navigate(`/${resource}`, { replace: true })),
  };
}
