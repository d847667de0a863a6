import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { studioChat } from '@vitrina/shared/chatPages.ts';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { MessageCircle, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { clientQuery } from '../../providers/clients.ts';
import type { Person } from '../../providers/people.ts';
import { text } from '../text.ts';
import { NewClientDialog } from './NewClientDialog.tsx';
import { useInvitation } from './useInvitation.ts';

/** Makes a person a client of the chat; for a client, links to the chat and sends another invitation. */
export function ClientAccess({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false);
  if (person.client_id !== null) return <Client person={person} clientId={person.client_id} />;
  if (!person.email) return <p className="mt-2.5 mb-0 w-full text-muted">{text.client.noAddress}</p>;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UserPlus size={18} />}
        onClick={() => setOpen(true)}
      >
        {text.client.make}
      </Button>
      {isOpen && <NewClientDialog person={person} email={person.email} onClose={() => setOpen(false)} />}
    </>
  );
}

function Client({ person, clientId }: { person: Person; clientId: string }) {
  const { data: client } = useQuery(clientQuery(clientId));
  const { invite, isPending } = useInvitation(person);
  return (
    <div className="mt-2.5 grid w-full justify-items-start gap-2">
      {client?.entered_at && (
        <p className="m-0 text-muted">{text.client.entered(formatDateTime(client.entered_at))}</p>
      )}
      <Button
        href={studioChat(clientId)}
        variant="outlined"
        color="inherit"
        startIcon={<MessageCircle size={18} />}
      >
        {text.client.openChat}
      </Button>
      {person.email && client && (
        <Button
          color="inherit"
          className="-ml-4"
          disabled={isPending}
          onClick={() => invite(client.username)}
        >
          {text.client.inviteAgain}
        </Button>
      )}
    </div>
  );
}
