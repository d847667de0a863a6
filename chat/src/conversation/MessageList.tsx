import { ArrowDown } from 'lucide-react';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { sideOf } from './conversation.ts';
import type { History } from './history/history.ts';
import { MoreMessages } from './history/MoreMessages.tsx';
import { type ShownMessages, StoredMessages } from './history/StoredMessages.tsx';
import { findMessage } from './scroll/anchor.ts';
import { useListSettling } from './scroll/useListSettling.ts';
import { useScroll } from './scroll/useScroll.ts';
import { useSeen } from './scroll/useSeen.ts';
import { UnsentMessages } from './sending/UnsentMessages.tsx';
import { text } from './text.ts';
import type { ConversationActions } from './useConversation.ts';

/** A message to scroll to. A new object with the same id scrolls to it again. */
export interface Hit {
  id: string;
}

interface Props
  extends Omit<ShownMessages, 'messages' | 'hitId'>,
    Omit<ComponentProps<typeof UnsentMessages>, 'actions'> {
  history: History;
  hit: Hit | undefined;
  /** The unread messages, with none before the first of them; empty while reading is held. */
  unread: History['messages'];
  /** Whether somebody is looking at the list. */
  isAttentive: boolean;
  emptyDetail: string;
  actions: ConversationActions;
}

export function MessageList(props: Props) {
  const { history, hit, unread, isAttentive, emptyDetail, ...others } = props;
  const { unsent, isWaiting, upload, nameOf, actions, ...shown } = others;
  const { messages, older, newer, newest } = history;
  const area = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const isSettling = useListSettling(messages[0]?.number, older === 'loading' || newer !== 'none');
  const { hasNewBelow, onScroll, scrollToEnd } = useScroll(
    area,
    {
      firstId: messages[0]?.id,
      isLastOwn: last !== undefined && sideOf(last, shown.clientId) === shown.own,
      lastUnsentId: unsent.at(-1)?.id,
      newest,
      isEndShown: newer === 'none',
    },
    isAttentive,
    actions.follow,
  );
  useSeen(area, { unread, isAttentive, onSeen: actions.markRead });
  useHit(area, hit);

  const goToEnd = async () => {
    // The button disappears at the end.
    area.current?.focus({ preventScroll: true });
    await actions.showEnd();
    scrollToEnd(newer === 'none' ? 'smooth' : 'instant');
  };

  return (
    // With large letters on a phone, what stands around the messages leaves no room for them: then the page scrolls.
    <div className="relative flex min-h-[min(8rem,25dvh)] flex-1">
      <div
        // `useScroll` keeps the position. Together with the browser's scroll anchoring, the list would move twice.
        className="relative flex flex-1 flex-col overflow-y-auto overscroll-contain px-safe-4 pt-[calc(var(--spacing-awning)+0.25rem)] pb-6 [overflow-anchor:none] focus-visible:-outline-offset-3"
        role="log"
        aria-live={isSettling ? 'off' : 'polite'}
        aria-relevant="additions"
        aria-label={text.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls whatever has the focus.
        tabIndex={0}
        ref={area}
        onScroll={onScroll}
      >
        <div className="mx-auto flex w-full max-w-chat flex-1 flex-col [&>ol]:mt-3">
          <MoreMessages area={area} side="older" edge={older} onLoad={actions.loadMore} />
          {messages.length + unsent.length === 0 && <Notice title={text.empty} detail={emptyDetail} />}
          <StoredMessages messages={messages} hitId={hit?.id} {...shown} />
          <MoreMessages area={area} side="newer" edge={newer} onLoad={actions.loadMore} />
          <UnsentMessages {...{ unsent, isWaiting, upload, nameOf, actions }} />
        </div>
      </div>
      {(hasNewBelow || newer !== 'none') && (
        <button
          type="button"
          className="absolute inset-x-0 bottom-4 mx-auto flex min-h-tap w-fit items-center gap-2 rounded-ctl bg-ink py-1.5 pr-4.5 pl-3.5 text-small/body font-bold text-bg shadow-float"
          onClick={goToEnd}
        >
          <ArrowDown size={18} aria-hidden />
          {hasNewBelow ? text.newBelow : text.toEnd}
        </button>
      )}
    </div>
  );
}

/** Scrolls to a hit. Has to be called after `useScroll`, whose decision it overrides. */
function useHit(area: RefObject<HTMLElement | null>, hit: Hit | undefined) {
  useLayoutEffect(() => {
    if (hit === undefined || area.current === null) return;
    const element = findMessage(area.current, hit.id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [area, hit]);
}
