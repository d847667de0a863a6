import { useResourceContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { dropLayer } from './useCloseOnBack.ts';

/** Stands in for an id in the address of the form that adds a row. */
export const NEW = 'create';

/** Marks a step forward in the browser's history that closing takes back. */
export const FROM_LIST = { isFromList: true };

/** The address of a list says behind it which of its rows is open. */
export function useOpenRecord() {
  const resource = useResourceContext();
  const { '*': id } = useParams();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  return {
    id,
    open: (row: string) => navigate({ pathname: `/${resource}/${row}`, search }, { state: FROM_LIST }),
    close() {
      const steps = 1 + dropLayer();
      return state?.isFromList
        ? navigate(-steps)
        : navigate({ pathname: `/${resource}`, search }, { replace: true });
    },
  };
}
