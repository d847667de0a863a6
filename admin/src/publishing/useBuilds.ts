import { useGetList } from 'react-admin';
import { FRESH_FOR_MS, retrying } from '../providers/queryClient.ts';
import { PUBLISHING, type SiteBuild } from '../providers/siteBuilds.ts';

const SHOWN_BUILDS = 20;
const FRESH_WHILE_OPEN_MS = 5_000;

export function useBuilds() {
  return useGetList<SiteBuild>(
    PUBLISHING,
    {
      pagination: { page: 1, perPage: SHOWN_BUILDS },
      sort: { field: 'requested_at', order: 'DESC' },
    },
    {
      ...retrying,
      refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? FRESH_WHILE_OPEN_MS : FRESH_FOR_MS),
    },
  );
}

const isOpen = ({ status }: SiteBuild) => status === 'requested' || status === 'running';
