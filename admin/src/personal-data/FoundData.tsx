import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PersonalData } from '../providers/personalData.ts';
import { EmptyWindow } from '../ui/EmptyWindow.tsx';
import { Section } from '../ui/Section.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { text } from './text.ts';

interface Props {
  data: PersonalData;
  onErased: () => void;
}

export function FoundData({ data, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { email, inquiries, contact_messages, mails, accounts } = data;
  const counts = [
    [text.inquiries, inquiries.length],
    [text.contactMessages, contact_messages.length],
    [text.mails, mails.length],
    [text.accounts, accounts.length],
    [text.messages, accounts.reduce((sum, { messages }) => sum + messages.length, 0)],
  ] as const;
  if (counts.every(([, count]) => count === 0))
    return <StatePanel role="status" icon={<EmptyWindow />} text={text.nothing(email)} />;
  return (
    <Section title={text.found(email)}>
      <span role="status" className="visually-hidden">
        {text.found(email)}
      </span>
      <dl className="counts">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Stack direction="row" flexWrap="wrap" gap={1.5}>
        <Button
          variant="contained"
          startIcon={<Download size={20} />}
          onClick={() => saveFile(`${email}.json`, 'application/json', [JSON.stringify(data, null, 2)])}
        >
          {text.download}
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={20} />}
          onClick={() => setAsking(true)}
        >
          {text.erase.action}
        </Button>
      </Stack>
      {isAsking && <EraseDialog data={data} onClose={() => setAsking(false)} onErased={onErased} />}
    </Section>
  );
}
