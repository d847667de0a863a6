import { Alert } from '@mui/material';
import { Send } from 'lucide-react';
import { RecordsIterator, useListContext } from 'react-admin';
import { sendTestMail } from '../providers/mails.ts';
import { ListHead, ListPage } from '../ui/ListPage.tsx';
import { type Mail, MailRow } from './MailRow.tsx';
import { SendButton } from './SendButton.tsx';
import { text } from './text.ts';
import { useTroubles } from './useTroubles.ts';

export default function MailList() {
  const { troubles } = useTroubles();
  return (
    <>
      {troubles.map(({ notice }) => (
        <Alert key={notice} severity="error" className="mb-5">
          {notice}
        </Alert>
      ))}
      <ListPage
        sort={NEWEST_FIRST}
        perPage={10}
        actions={
          <ListHead>
            <SendButton
              variant="contained"
              startIcon={<Send size={18} />}
              send={sendTestMail}
              done={text.testQueued}
              failed={text.testFailed}
            >
              {text.sendTest}
            </SendButton>
          </ListHead>
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

/** Says of the mails below it that none of them has left this machine. */
function KeptNotice() {
  const { data = [] } = useListContext<Mail>();
  if (data.every(({ state }) => state !== 'kept')) return null;
  return (
    <Alert severity="warning" className="mb-5">
      {text.noServer}
    </Alert>
  );
}

/** A notice and its receipt are of the same moment; the id keeps their order. */
const NEWEST_FIRST = { field: 'created_at.desc,id', order: 'DESC' } as const;
