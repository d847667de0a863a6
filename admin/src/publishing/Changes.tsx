import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { pageOf } from '@vitrina/shared/adminPages.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { changesQuery, publishVersion, type SiteChange } from '../providers/versions.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { byWhom } from '../versions/RowState.tsx';
import { text as versionText } from '../versions/text.ts';
import { useRestoring } from '../versions/useRestoring.ts';
import { text } from './text.ts';

/** The latest changes of the site and who made them; each can be undone. */
export function Changes() {
  const query = useQuery(changesQuery);
  const { data: changes } = query;
  return (
    <>
      <Typography variant="h2">{text.changes}</Typography>
      <NotLoaded {...query} label={versionText.loading} reason={versionText.failedReason} />
      {changes?.length === 0 && <StatePanel text={versionText.empty} />}
      {changes && changes.length > 0 && (
        <ul className="m-0 list-none border-t border-line p-0">
          {changes.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ change }: { change: SiteChange }) {
  const translate = useTranslate();
  const restoring = useRestoring();
  const [isBusy, setBusy] = useState(false);
  const { id, state, content, table_name, returning } = change;
  const kind = translate(`resources.${pageOf(table_name)}.name`, { smart_count: 1 });
  const title = String(content.title ?? content.name ?? content.question ?? content.audience ?? '');
  const isRemoved = state === 'removed';

  async function takeBack(version: string) {
    setBusy(true);
    await restoring(() => publishVersion({ id: version }, isRemoved ? undefined : id));
    setBusy(false);
  }

  return (
    <li className="flex min-h-16 items-center gap-4 border-b border-line py-2">
      <div className="grid flex-1 wrap-anywhere">
        <strong>{text.change(kind, title)}</strong>
        <span className="muted">
          {[byWhom(change), isRemoved && versionText.isRemoved].filter(Boolean).join(', ')}
        </span>
      </div>
      {returning && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-label={text.takeBackOf(kind, title)}
          onClick={() => takeBack(returning)}
        >
          {text.takeBack}
        </Button>
      )}
    </li>
  );
}
