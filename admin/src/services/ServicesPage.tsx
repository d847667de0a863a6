import { SectionTabs } from '../layout/SectionTabs.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { ContentRows } from '../versions/ContentRows.tsx';

export { bg } from './bg.ts';

const ServicePage = lazyWithoutSuspense(() => import('./ServicePage.tsx'));

/** The services, or the one that the address names. */
export default function ServicesPage() {
  const { id } = useOpenRecord();
  if (id) return <ServicePage id={id} />;
  return (
    <>
      <SectionTabs />
      <ListPage>
        <ContentRows hasPictures />
      </ListPage>
    </>
  );
}
