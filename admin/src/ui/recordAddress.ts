import { useEffect } from 'react';
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
    /** The open row has this key from now on. */
    rename: (row: string) => navigate({ pathname: `/${resource}/${row}`, search }, { replace: true, state }),
    close() {
      const steps = 1 + dropLayer();
      return state?.isFromList
        ? navigate(-steps)
        : navigate({ pathname: `/${resource}`, search }, { replace: true });
    },
  };
}

/**
 * A search that still waited for the next key when a row was opened becomes a step behind that row, and "back" would lead
 * to the same row: the step is taken back, and the search written into the step before.
 */
export function useOneStepBack() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { id } = useOpenRecord();
  // react-admin's mark on every step that it makes for a list.
  const isLate = Boolean(id) && state?._scrollToTop !== undefined;
  useEffect(() => {
    if (!isLate) return;
    const write = () => void navigate({ pathname, search }, { replace: true, state: FROM_LIST });
    window.addEventListener('popstate', write, { once: true });
    window.history.back();
  }, [isLate, navigate, pathname, search]);
}
