import { Button } from '@mui/material';
import { saveAsJson } from '@vitrina/shared/saveAsJson.ts';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { otherAddressesOf, type PersonalData } from '../providers/personalData.ts';
import { Section } from '../ui/Section.tsx';
import { EmptyWindow, StatePanel } from '../ui/StatePanel.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { text } from './text.ts';

interface Props {
  data: PersonalData;
  onErased: () => void;
}

export function FoundData({ data, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { email, inquiries, contact_messages, people, mails, accounts } = data;
  const others = otherAddressesOf(data);
  const entries = people.flatMap((person) => person.entries);
  const entriesOf = (wanted: string) => entries.filter(({ kind }) => kind === wanted).length;
  const counts = [
    [text.inquiries, inquiries.length],
    [text.contactMessages, contact_messages.length],
    [text.people, people.length],
    [text.notes, entriesOf('note')],
    [text.letters, entriesOf('letter')],
    [text.mails, mails.filter(({ kind }) => kind !== 'letter').length],
    [text.accounts, accounts.length],
    [text.messages, accounts.reduce((sum, { messages }) => sum + messages.length, 0)],
    [text.testimonials, accounts.reduce((sum, { testimonials }) => sum + testimonials.length, 0)],
  ] as const;
  if (counts.every(([, count]) => count === 0))
    return <StatePanel role="status" icon={<EmptyWindow />} text={text.nothing(email)} />;
  return (
    <Section title={text.found(email)}>
      <span role="status" className="sr-only">
        {text.found(email)}
      </span>
      <dl className="mt-4 mb-6">
        {counts.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="m-0 font-[650] tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && <p>{text.otherAddresses(others)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="contained"
          startIcon={<Download size={20} />}
          onClick={() => saveAsJson(email, data)}
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
      </div>
      {isAsking && <EraseDialog data={data} onClose={() => setAsking(false)} onErased={onErased} />}
    </Section>
  );
}
