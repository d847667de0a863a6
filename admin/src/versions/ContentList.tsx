import { Link, RecordsIterator, useCreatePath, useResourceContext } from 'react-admin';
import { Picture } from '../images/Picture.tsx';
import { SectionTabs } from '../layout/SectionTabs.tsx';
import type { ListedContent } from '../providers/drafts.ts';
import { text } from '../text.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { FROM_LIST } from '../ui/recordAddress.ts';
import { byWhom } from './RowState.tsx';
import { StateWords } from './StateWords.tsx';

/** The page of a table of the site: each row with its picture, its state and who changed it last. */
export const ContentList = () => (
  <>
    <SectionTabs />
    <ListPage>
      <ul className="m-0 list-none p-0">
        <RecordsIterator<ListedContent> render={(row) => <Row key={row.id} row={row} />} />
      </ul>
    </ListPage>
  </>
);

function Row({ row }: { row: ListedContent }) {
  const { id, is_published, title, picture } = row;
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 border-b border-line py-4 lg:grid-cols-[auto_minmax(0,1fr)_17rem_17rem]">
      <span className={picture ? '' : 'rounded-wood outline-2 outline-danger outline-dashed'}>
        <Picture path={picture} width={92} height={62} />
      </span>
      <Link
        to={createPath({ resource, type: 'edit', id })}
        state={FROM_LIST}
        color="inherit"
        // The link covers the whole row.
        className="line-clamp-3 font-display text-[1.5rem]/[1.1] font-extrabold no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
      >
        {title?.trim() || text.untitled}
      </Link>
      <div className="max-lg:col-start-2">
        <StateWords version={row} isOnSite={is_published} />
      </div>
      <div className="muted max-lg:col-start-2">{byWhom(row)}</div>
    </li>
  );
}
