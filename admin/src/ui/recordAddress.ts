import { useEffect, useRef } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { dropLayer } from './useCloseOnBack.ts';

/** Used in place of an id in the address of the form for a new row. */
export const NEW = 'create';

/** Marks an entry of the browser's history that was opened from a list, so that closing goes back. */
export const FROM_LIST = { isFromList: true };

/** The open row, whose id follows the list's address, and functions that change it. */
export function useOpenRecord() {
  const resource = useResourceContext();
  const { '*': id } = useParams();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    id,
    open: (row: string) => navigate({ pathname: `/${resource}/${row}`, search }, { state: FROM_LIST }),
    /** Replaces the id of the open row in the address. */
    rename: (row: string) => navigate({ pathname: `/${resource}/${row}`, search }, { replace: true, state }),
    /** Does nothing once the row was left: an answer may come late, and would close another one. */
    close() {
      if (!isThere.current) return;
      const steps = 1 + dropLayer();
      return state?.isFromList
        ? navigate(-steps)
        : navigate({ pathname: `/${resource}`, search }, { replace: true });
    },
  };
}

/**
 * If a row is opened while a search is still being debounced, react-admin adds a history entry for the search after that of
 * the row, and "back" would lead to the same row. This removes that entry and writes the search into the one before.
 */
export function useOneStepBack() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { id } = useOpenRecord();
  // react-admin sets this on every history entry that it makes for a list.
  const isLate = Boolean(id) && state?._scrollToTop !== undefined;
  useEffect(() => {
    if (!isLate) return;
    const write = () => void navigate({ pathname, search }, { replace: true, state: FROM_LIST });
    window.addEventListener('popstate', write, { once: true });
    window.history.back();
  }, [isLate, navigate, pathname, search]);
}
