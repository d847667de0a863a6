import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { ContentList } from '../versions/ContentList.tsx';

export { bg } from './bg.ts';

const ServicePage = lazyWithoutSuspense(() => import('./ServicePage.tsx'));

/** The list of services, or the service that the address names. */
export default function ServicesPage() {
  const { id } = useOpenRecord();
  return id ? <ServicePage id={id} /> : <ContentList />;
}
