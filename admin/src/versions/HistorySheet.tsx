import { Drawer, IconButton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { X } from 'lucide-react';
import { useId } from 'react';
import { historyQuery, publishVersion } from '../providers/versions.ts';
import { text as consoleText } from '../text.ts';
import { MoreButton } from '../ui/MoreButton.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { placeToasts } from '../ui/toastPlace.ts';
import { useCloseOnBack } from '../ui/useCloseOnBack.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { text } from './text.ts';
import { useRestoring } from './useRestoring.ts';
import { VersionEntry } from './VersionEntry.tsx';

interface Props {
  table: ContentTable;
  rowKey: string;
  onClose: () => void;
}

/** A sheet on the right with every version of a row that was on the site; each can be viewed and restored. */
export default function HistorySheet({ table, rowKey, onClose }: Props) {
  const titleId = useId();
  const restoring = useRestoring();
  const query = useInfiniteQuery(historyQuery(table, rowKey));
  const versions = query.data?.pages.flat();
  const history = query.hasNextPage ? versions?.slice(0, -1) : versions;
  const published = history?.find(({ state }) => state === 'published');
  useReturnFocus();
  useCloseOnBack(true, onClose);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // Above the form's dialog.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          ref: placeToasts,
          role: 'dialog',
          'aria-labelledby': titleId,
          className: 'w-93 max-w-full bg-plaster px-5.5 py-6',
        },
      }}
    >
      <div className="flex items-center justify-between border-b-4 border-ink pb-3">
        <Typography id={titleId} variant="h2">
          {text.title}
        </Typography>
        <IconButton aria-label={consoleText.layout.close} onClick={onClose} color="inherit">
          <X size={24} />
        </IconButton>
      </div>
      <NotLoaded {...query} label={text.loading} reason={text.failedReason} />
      {history?.length === 0 && <p className="mt-5 text-muted">{text.empty}</p>}
      <ol className="m-0 list-none p-0">
        {history?.map((version, place) => (
          <VersionEntry
            key={version.id}
            version={version}
            before={versions?.[place + 1]}
            onRestore={() => restoring(() => publishVersion(version, published?.id))}
          />
        ))}
      </ol>
      <MoreButton {...query} />
    </Drawer>
  );
}
