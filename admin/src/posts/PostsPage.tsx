import { lazyWithoutSuspense } from '../ui/lazyWithoutSuspense.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { ContentList } from '../versions/ContentList.tsx';

export { bg } from './bg.ts';

const PostPage = lazyWithoutSuspense(() => import('./PostPage.tsx'));

/** The list of articles, or the article that the address names. */
export default function PostsPage() {
  const { id } = useOpenRecord();
  return id ? <PostPage id={id} /> : <ContentList />;
}
