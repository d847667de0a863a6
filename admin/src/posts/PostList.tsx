import { SectionTabs } from '../layout/SectionTabs.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { ContentRows } from '../versions/ContentRows.tsx';

/** What the blog shows or is to show. */
export const PostList = () => (
  <>
    <SectionTabs />
    <ListPage>
      <ContentRows hasPictures />
    </ListPage>
  </>
);
