import type { TimelineEntry } from '../../providers/timeline.ts';
import { requestState } from './requestState.ts';

const COLOURS = { good: 'text-success', bad: 'text-danger' };

/** What became of a request to the client: its state, and the client's comment. */
export function RequestEntry({ entry }: { entry: TimelineEntry }) {
  const { body, state, answer } = entry;
  const { words, tone } = requestState(entry);
  return (
    <>
      {body && (
        <p className="m-0">
          <bdi>{body}</bdi>
        </p>
      )}
      <p className={`m-0 ${tone ? COLOURS[tone] : 'text-muted'}`}>
        <bdi>{words}</bdi>
      </p>
      {/* The name under an accepted offer is part of its state. */}
      {answer && state !== 'accepted' && (
        <p className="m-0 whitespace-pre-wrap">
          <bdi>{answer}</bdi>
        </p>
      )}
    </>
  );
}
