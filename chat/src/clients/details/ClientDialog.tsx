import { formatShortDate } from '@vitrina/shared/dates.ts';
import { useState } from 'react';
import type { Client } from '../../api/clients.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, LeaveButton } from '../../ui/Dialog.tsx';
import { DeleteClient } from './DeleteClient.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonForms } from './PersonForms.tsx';
import { SiteForm } from './SiteForm.tsx';
import { text } from './text.ts';

interface Props {
  client: Client;
  onClose: () => void;
  onChange: () => Promise<void>;
  onDeleted: () => void;
}

export default function ClientDialog({ client, onClose, onChange, onDeleted }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  if (isDeleting)
    return <DeleteClient client={client} onCancel={() => setDeleting(false)} onDeleted={onDeleted} />;
  return (
    <Dialog title={text.title(client.name)} onClose={onClose}>
      {/* The first two fields are still being loaded. */}
      <div className="text-muted">
        <p className="outline-none wrap-anywhere" tabIndex={-1} data-first-focus>
          {text.username(client.username)}
        </p>
        <p>{text.createdOn(formatShortDate(client.created_at))}</p>
      </div>
      <PersonForms clientId={client.id} onSaved={onChange} />
      <SiteForm client={client} onSaved={onChange} />
      <PasswordForm client={client} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" onClick={() => setDeleting(true)}>
          {text.deletion.action}
        </Button>
        <LeaveButton>{text.close}</LeaveButton>
      </div>
    </Dialog>
  );
}
