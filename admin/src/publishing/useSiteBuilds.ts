import { useGetList } from 'ra-core';
import { PUBLISHING, type SiteBuild } from './siteBuild.ts';

const SHOWN_BUILDS = 20;
/** Hints come by themselves; these are for the day when they don't. */
const FRESH_FOR_MS = 60_000;
const FRESH_WHILE_OPEN_MS = 5_000;

/** The latest builds, newest first: one read for the chip and for the page. */
export function useSiteBuilds() {
  return useGetList<SiteBuild>(
    PUBLISHING,
    {
      pagination: { page: 1, perPage: SHOWN_BUILDS },
      sort: { field: 'requested_at', order: 'DESC' },
    },
    {
      refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? FRESH_WHILE_OPEN_MS : FRESH_FOR_MS),
    },
  );
}

const isOpen = ({ status }: SiteBuild) => status === 'requested' || status === 'running';
