import { brand } from '@vitrina/shared/brand.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { isAttentive } from '../attention/attentive.ts';
import { notifyOfMessage } from '../attention/notifyOfMessage.ts';
import { useReportUnread } from '../attention/unread.ts';
import { useKeptPush } from '../attention/useKeptPush.ts';
import { Screen } from '../layout/Screen.tsx';
import { NoticesButton } from '../session/signed-in/notices/NoticesButton.tsx';
import { PasswordButton } from '../session/signed-in/password/PasswordButton.tsx';
import { SignOutButton } from '../session/signed-in/SignOutButton.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ConversationView } from './ConversationView.tsx';
import { webAddress } from './links.ts';
import { useOutbox } from './sending/useOutbox.ts';
import { text } from './text.ts';

/** What a client sees: the conversation with the studio. */
export function ClientScreen({ account }: { account: Account }) {
  const outbox = useOutbox(account.id);
  const site = webAddress(account.site_url);
  const [unread, setUnread] = useState(0);
  useReportUnread(unread);
  useKeptPush();
  if (outbox === undefined) return null;

  return (
    <Screen
      title={text.header}
      subtitle={text.welcome(account.name ?? account.username)}
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
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      <ConversationView
        clientId={account.id}
        senderId={account.id}
        outbox={outbox}
        peerName={brand.name}
        emptyDetail={text.emptyDetail}
        onUnread={setUnread}
        tool={
          <>
            <NoticesButton accountId={account.id} />
            <PasswordButton />
          </>
        }
        onArrival={({ id, content }) =>
          notifyOfMessage({
            id,
            clientId: account.id,
            content,
            author: brand.name,
            address: location.pathname,
            isInView: isAttentive(),
          })
        }
      />
    </Screen>
  );
}
