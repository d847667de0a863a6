import { useState } from 'react';
import type { Client } from '../../api/clients.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DeleteClient } from './DeleteClient.tsx';
import './client-dialog.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SiteForm } from './SiteForm.tsx';
import { text } from './text.ts';

interface ClientDialogProps {
  client: Client;
  onClose: () => void;
  /** The client's row is another one. */
  onChange: () => Promise<void>;
  onDeleted: () => void;
}

/** What the studio can change about a client: the site, the password, and whether there is one. */
export default function ClientDialog({ client, onClose, onChange, onDeleted }: ClientDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  if (isDeleting)
    return <DeleteClient client={client} onCancel={() => setDeleting(false)} onDeleted={onDeleted} />;
  return (
    <Dialog title={text.title(client.username)} onClose={onClose}>
      <SiteForm client={client} onSaved={onChange} />
      <PasswordForm client={client} />
      <div className="dialog-actions client-dialog-actions">
        <Button look="ghost" onClick={() => setDeleting(true)}>
          {text.deletion.action}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </Dialog>
  );
}
