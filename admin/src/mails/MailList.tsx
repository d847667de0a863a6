import { Alert } from '@mui/material';
import { Send } from 'lucide-react';
import { RecordsIterator } from 'react-admin';
import { sendTestMail } from '../providers/mails.ts';
import { ListHead, ListPage } from '../ui/ListPage.tsx';
import { type Mail, MailRow } from './MailRow.tsx';
import { NoMailServer, useMailWay } from './NoMailServer.tsx';
import { SendButton } from './SendButton.tsx';
import { text } from './text.ts';
import { useTroubles } from './useTroubles.ts';

export { bg } from './bg.ts';

export default function MailList() {
  const { troubles } = useTroubles();
  const way = useMailWay();
  return (
    <>
      {troubles.map(({ notice }) => (
        <Alert key={notice} severity="error" className="mb-5">
          {notice}
        </Alert>
      ))}
      <NoMailServer />
      <ListPage
        sort={NEWEST_FIRST}
        perPage={10}
        actions={
          <ListHead>
            <SendButton
              variant="contained"
              startIcon={<Send size={18} />}
              send={sendTestMail}
              done={way && way !== 'sent' ? text.testStays : text.testQueued}
              failed={text.testFailed}
            >
              {text.sendTest}
            </SendButton>
          </ListHead>
        }
      >
        <ul className="cards">
          <RecordsIterator<Mail> render={(mail) => <MailRow key={mail.id} mail={mail} />} />
        </ul>
      </ListPage>
    </>
  );
}

/** A notification and the visitor's receipt have the same time; the id keeps their order. */
const NEWEST_FIRST = { field: 'created_at.desc,id', order: 'DESC' } as const;
