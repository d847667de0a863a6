import { topicNameOf } from '@vitrina/shared/topics/topicOf.ts';
import { useEffect, useState } from 'react';
import { type CannedReply, fetchCannedReplies } from '../../api/cannedReplies.ts';
import { fetchLastTopic } from '../../api/people.ts';
import { fetchServiceTitles } from '../../api/serviceTitles.ts';

type Replies =
  | { step: 'loading' | 'failed' }
  | { step: 'ready'; replies: readonly CannedReply[]; service: string | undefined };

/** The ready texts, and what they call the thing that the client asked for. */
export function useReplies(clientId: string): [Replies, retry: () => void] {
  const [replies, setReplies] = useState<Replies>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // Another attempt reads the same again.
  useEffect(() => {
    let isStale = false;
    setReplies({ step: 'loading' });
    void Promise.all([fetchCannedReplies(), fetchLastTopic(clientId), fetchServiceTitles()]).then(
      ([read, topic, titles]) => {
        if (isStale) return;
        if (!read.ok || !topic.ok || !titles.ok) return setReplies({ step: 'failed' });
        const service = topic.value === null ? undefined : topicNameOf(topic.value, titles.value);
        setReplies({ step: 'ready', replies: read.value, service });
      },
    );
    return () => {
      isStale = true;
    };
  }, [clientId, attempt]);

  return [replies, () => setAttempt((count) => count + 1)];
}
