import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { ContentList } from '../versions/ContentList.tsx';

export { bg } from './bg.ts';

const PostPage = lazyWithoutSuspense(() => import('./PostPage.tsx'));

/** The articles, or the one that the address names. */
export default function PostsPage() {
  const { id } = useOpenRecord();
  return id ? <PostPage id={id} /> : <ContentList />;
}
