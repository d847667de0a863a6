import { brand } from '@vitrina/shared/brand.ts';
import { ExternalLink } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '../api/accounts.ts';
import { useChosenByClient } from '../attachments/useChosenByClient.ts';
import { isAttentive } from '../attention/attentive.ts';
import { notifyOfMessage } from '../attention/notifyOfMessage.ts';
import { useReportUnread } from '../attention/unread.ts';
import { useAllowedChime } from '../attention/useAllowedChime.ts';
import { useKeptPush } from '../attention/useKeptPush.ts';
import { useNotificationClick } from '../attention/useNotificationClick.ts';
import { Screen } from '../layout/Screen.tsx';
import { ProjectTabs } from '../project/ProjectTabs.tsx';
import { text as projectText } from '../project/text.ts';
import { HasUnsentFiles } from '../requests/HasUnsentFiles.ts';
import { SignOutButton } from '../session/signed-in/SignOutButton.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LoadError } from '../ui/Notice.tsx';
import { Optional } from '../ui/Optional.tsx';
import { leaveDialogs } from '../ui/openDialogs.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { usePlace } from '../usePlace.ts';
import { ClientTools } from './ClientTools.tsx';
import { ConversationView } from './ConversationView.tsx';
import { webAddress } from './links.ts';
import { uploadOf } from './sending/newMessage.ts';
import { useOutbox } from './sending/useOutbox.ts';
import { text } from './text.ts';

const ProjectTab = lazy(() => import('../project/ProjectTab.tsx'));

const PROJECT = 'project';

/** The client's screen: the conversation with the studio, and the client's project. */
export default function ClientScreen({ account }: { account: Account }) {
  const outbox = useOutbox(account.id);
  const chosen = useChosenByClient();
  const site = webAddress(account.site_url);
  const [unread, setUnread] = useState(0);
  const { opened, open, close } = usePlace('tab');
  const isTalking = opened !== PROJECT;
  const field = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    // A hidden field cannot take the focus.
    flushSync(close);
    field.current?.focus();
  };
  const showConversation = () => leaveDialogs(close);
  useReportUnread(unread);
  useAllowedChime();
  useKeptPush();
  useNotificationClick(showConversation);
  if (outbox === undefined) return null;
  const hasUnsentFiles = () =>
    chosen.hasAny() || outbox.$unsent.get().some((message) => uploadOf(message) !== undefined);

  return (
    <HasUnsentFiles value={hasUnsentFiles}>
      <Screen
        title={text.header}
        subtitle={text.welcome(account.name ?? account.username)}
        isTight
        actions={
          <>
            {site !== undefined && (
              <ButtonLink
                variant="lamp"
                href={site}
                icon={<ExternalLink className="max-md:hidden" size={20} aria-hidden />}
              >
                {text.mySite}
              </ButtonLink>
            )}
            {/* Whoever uses the device next starts at the conversation. */}
            <SignOutButton accountId={account.id} hasChosen={chosen.hasAny} onSignedOut={close} />
          </>
        }
      >
        <ProjectTabs
          tab={isTalking ? 'conversation' : PROJECT}
          unread={unread}
          onChange={(tab) => (tab === PROJECT ? open(PROJECT) : close())}
        />
        {!isTalking && (
          <Optional
            fallback={<Spinner />}
            failed={<LoadError title={projectText.failed} onRetry={() => location.reload()} />}
          >
            <ProjectTab clientId={account.id} name={account.name ?? account.username} onWrite={write} />
          </Optional>
        )}
        {/* The conversation stays mounted behind the other tab, so that drafts and unread messages are kept. The awning
          hangs over the tabs. */}
        <div className={`min-h-0 flex-1 flex-col [--spacing-awning:0px] ${isTalking ? 'flex' : 'hidden'}`}>
          <ConversationView
            clientId={account.id}
            senderId={account.id}
            outbox={outbox}
            chosen={chosen.of(account.id)}
            peerName={brand.name}
            emptyDetail={text.emptyDetail}
            isShown={isTalking}
            field={field}
            onUnread={setUnread}
            tool={<ClientTools accountId={account.id} />}
            onArrival={({ id, content }) =>
              notifyOfMessage({
                id,
                clientId: account.id,
                content,
                author: brand.name,
                address: location.pathname,
                isInView: isAttentive() && isTalking,
                onOpen: showConversation,
              })
            }
          />
        </div>
      </Screen>
    </HasUnsentFiles>
  );
}
