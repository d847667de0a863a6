import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type Answer, answerRequest } from '../api/answers.ts';
import type { ClientRequest } from '../api/requests.ts';
import { projectOf } from '../project/projectOf.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { stateText } from './requestState.ts';
import { text } from './text.ts';

const FAILURES = {
  unreachable: text.offline,
  refused: text.refusedTryAgain,
  'too-many': text.tooMany,
};

/** Answers a request, with the fingerprint of the version on screen. Sending again is the same answer. */
export function useAnswer(request: ClientRequest) {
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const messageId = useRef<string>(undefined);

  const answerOf = (verdict: string, answer: Answer['answer'], message: string): Answer => {
    messageId.current ??= uuidv7();
    const { id, fingerprint } = request;
    return { message_id: messageId.current, request_id: id, verdict, answer, fingerprint, message };
  };
  const send = async (answer: Answer) => {
    setSending(true);
    const result = await answerRequest(answer);
    if (result.ok || result.reason !== 'unreachable') await projectOf(request.client_id).read();
    if (!result.ok)
      toast({
        tone: 'error',
        ...(result.reason === 'conflict' ? conflictWith(request) : { title: FAILURES[result.reason] }),
      });
    setSending(false);
    return result.ok;
  };
  return { isSending, answerOf, send };
}

/** Tells what has become of a request meanwhile, as it was read again. */
function conflictWith({ client_id, id }: ClientRequest) {
  const request = projectOf(client_id)
    .$project.get()
    .requests.find((read) => read.id === id);
  const isElse = request !== undefined && request.state !== 'replaced' && !request.is_open;
  return isElse ? { title: text.refused, text: stateText(request) } : { title: text.conflict };
}
