import { RefreshCw } from 'lucide-react';
import { SendButton } from '../../mails/SendButton.tsx';
import { text as mails } from '../../mails/text.ts';
import { retryMail } from '../../providers/mails.ts';
import type { TimelineEntry } from '../../providers/timeline.ts';
import { text } from '../text.ts';

/** The letter and its author, with a button that retries a failed mail. */
export const LetterEntry = ({ entry }: { entry: TimelineEntry }) => (
  <>
    {entry.made_by && <div className="muted">{text.timeline.letterBy(entry.made_by)}</div>}
    <p className="m-0 whitespace-pre-wrap">
      <bdi className="font-semibold">{entry.title}</bdi>
      {'\n'}
      <bdi>{entry.body}</bdi>
    </p>
    {entry.state === 'kept' && <p className="mt-1 mb-0 text-muted">{mails.noServer.kept}</p>}
    {entry.state === 'failed' && (
      <SendButton
        variant="outlined"
        color="inherit"
        startIcon={<RefreshCw size={18} />}
        send={() => retryMail(entry.id)}
        done={mails.retried}
        failed={mails.retryFailed}
        className="mt-1.5"
      >
        {mails.retry}
      </SendButton>
    )}
  </>
);
