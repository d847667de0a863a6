import { useLocation, useNavigate } from 'react-router';
import { INQUIRIES } from './inquiry.ts';

/** Opening an inquiry is a step forward in the browser's history, and closing it the step back. */
export function useOpenInquiry() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return {
    open: (id: string) => navigate(`/${INQUIRIES}/${id}`, { state: { isFromList: true } }),
    close: () => (state?.isFromList ? navigate(-1) : navigate(`/${INQUIRIES}`, { replace: true })),
  };
}
