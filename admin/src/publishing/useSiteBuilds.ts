import { useQuery } from '@tanstack/react-query';
import { FRESH_FOR_MS } from '../providers/queryClient.ts';
import { PUBLISHING, readBuilds, type SiteBuild } from '../providers/siteBuilds.ts';

const SHOWN_BUILDS = 20;
const FRESH_WHILE_OPEN_MS = 5_000;

export function useSiteBuilds() {
  return useQuery({
    queryKey: [PUBLISHING, 'latest'],
    queryFn: () => readBuilds(SHOWN_BUILDS),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? FRESH_WHILE_OPEN_MS : FRESH_FOR_MS),
  });
}

const isOpen = ({ status }: SiteBuild) => status === 'requested' || status === 'running';
