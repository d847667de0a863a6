import { useResourceContext } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';

/** Stands in for an id in the address of the form that adds a row. */
export const NEW = 'create';

/** The address says which form is open. Opening one is a step forward in the browser's history, closing it the step back. */
export function useOpenForm() {
  const resource = useResourceContext();
  const navigate = useNavigate();
  const { state } = useLocation();
  return {
    open: (id: string) => navigate(`/${resource}/${id}`, { state: { isFromList: true } }),
    close: () => (state?.isFromList ? navigate(-1) : navigate(`/${resource}`, { replace: true })),
  };
}
