import './mails.css';
import { RecordsIterator, TopToolbar } from 'react-admin';
import { ListPage } from '../ui/ListPage.tsx';
import { useWords } from '../ui/useWords.ts';
import { MailRow } from './MailRow.tsx';
import type { Mail } from './mail.ts';
import { KeptNotice, TroubleNotices } from './Notices.tsx';
import { TestMailButton } from './TestMailButton.tsx';

export default function MailList() {
  const words = useWords();
  return (
    <>
      <TroubleNotices />
      <ListPage
        sort={NEWEST_FIRST}
        perPage={10}
        actions={
          <TopToolbar>
            <p className="list-intro">{words('intro')}</p>
            <TestMailButton />
          </TopToolbar>
        }
      >
        <KeptNotice />
        <ul className="cards">
          <RecordsIterator<Mail> render={(mail) => <MailRow key={mail.id} mail={mail} />} />
        </ul>
      </ListPage>
    </>
  );
}

/** A notice and its receipt are of the same moment; the id keeps their order. */
const NEWEST_FIRST = { field: 'created_at.desc,id', order: 'DESC' } as const;
