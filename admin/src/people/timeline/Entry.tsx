import { formatDate, formatShortDate } from '@vitrina/shared/dates.ts';
import { topicOf } from '@vitrina/shared/topics/topicOf.ts';
import { Inbox, Mail, MailX, MessagesSquare, StickyNote, Store, TextQuote } from 'lucide-react';
import { Origin } from '../../insights/Origin.tsx';
import type { Stage } from '../../providers/people.ts';
import { useServiceTitles } from '../../providers/serviceTitles.ts';
import type { TimelineEntry } from '../../providers/timeline.ts';
import { Blind } from '../../ui/Blind.tsx';
import { blindOf } from '../blindOf.ts';
import { text } from '../text.ts';
import { LetterEntry } from './LetterEntry.tsx';
import { NoteEntry } from './NoteEntry.tsx';
import { RequestEntry } from './RequestEntry.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import { Row } from './Row.tsx';

/** One entry of the timeline, with its icon on the left. */
export function Entry({ entry }: { entry: TimelineEntry }) {
  const { kind, at, title, body, state, made_by } = entry;
  const { timeline } = text;
  switch (kind) {
    case 'stage': {
      const stage = title as Stage;
      return (
        <Row
          entry={entry}
          sign={<Blind up={blindOf[stage]} className="h-6.75 w-8 border-x-3 border-t-5 border-b-3" />}
          title={timeline.stage(stage)}
        />
      );
    }
    case 'note':
      return (
        <Row entry={entry} sign={<StickyNote size={22} />} title={timeline.noteBy(made_by)}>
          <NoteEntry entry={entry} />
        </Row>
      );
    case 'letter':
      return (
        <Row
          entry={entry}
          sign={hasFailed(state) ? <MailX size={22} /> : <Mail size={22} />}
          title={<LetterState state={state} />}
        >
          <LetterEntry entry={entry} />
        </Row>
      );
    case 'review':
      return (
        <Row entry={entry} sign={<TextQuote size={22} />} title={timeline.review(title)}>
          <ReviewEntry entry={entry} />
        </Row>
      );
    case 'request':
      return (
        <Row entry={entry} sign={<MessagesSquare size={22} />} title={<bdi>{title}</bdi>}>
          <RequestEntry entry={entry} />
        </Row>
      );
    case 'launch':
      return (
        <Row
          entry={entry}
          shownAt={formatShortDate(at)}
          sign={<Store size={22} />}
          title={timeline.launch(formatDate(at))}
        />
      );
    default:
      return (
        <Row
          entry={entry}
          sign={<Inbox size={22} />}
          title={
            <>
              {timeline[kind]}
              {state === 'binned' && <span className="font-normal text-muted"> – {timeline.binned}</span>}
            </>
          }
        >
          <p className="m-0 whitespace-pre-wrap">
            <bdi className="font-semibold">{title && <Topic asked={title} />}</bdi>
            {'\n'}
            <bdi>{body}</bdi>
          </p>
          <Origin {...entry} />
        </Row>
      );
  }
}

const Topic = ({ asked }: { asked: string }) => topicOf(asked, useServiceTitles());

function LetterState({ state }: { state: string | null }) {
  const colour = hasFailed(state) ? 'text-danger' : state === 'sent' ? 'text-success' : 'text-muted';
  return (
    <>
      {text.timeline.letter} – <span className={colour}>{text.letterStates[state ?? 'unsent']}</span>
    </>
  );
}

/** An unsent letter cannot be sent again: it is in the outbox no more. */
const hasFailed = (state: string | null) => state === 'failed' || state === 'unsent';
