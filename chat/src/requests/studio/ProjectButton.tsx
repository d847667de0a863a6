import { FolderKanban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';
import type { DialogClient } from './ProjectDialog.tsx';

const ProjectDialog = lazy(() => import('./ProjectDialog.tsx'));

/** Leads to what the studio asks of a client, and to the plan of the site. */
export function ProjectButton({ client, label }: { client: DialogClient; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton icon={<FolderKanban size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      {isOpen && (
        <Suspense>
          <ProjectDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
