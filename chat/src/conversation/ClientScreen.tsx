import { brand } from '@vitrina/shared/brand.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { announce } from '../attention/announce.ts';
import { useTellUnread } from '../attention/unread.ts';
import { Screen } from '../layout/Screen.tsx';
import { SignOutButton } from '../session/SignOutButton.tsx';
import { text } from '../text.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LoadError } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ConversationView } from './ConversationView.tsx';
import { webAddress } from './links.ts';
import { useOutbox } from './useOutbox.ts';
import { useProvider } from './useProvider.ts';
import { isVisible } from './useVisible.ts';

/** What a client sees: the conversation with the studio. */
export function ClientScreen({ account }: { account: Account }) {
  const outbox = useOutbox(account.id);
  const provider = useProvider(account.id);
  const site = webAddress(account.site_url);
  const [unread, setUnread] = useState(0);
  useTellUnread(unread);
  if (outbox === undefined) return null;

  return (
    <Screen
      title={text.header.clientTitle}
      subtitle={text.header.welcome(account.username)}
      actions={
        <>
          {site !== undefined && (
            <ButtonLink look="lamp" href={site} icon={<ExternalLink size={20} aria-hidden />}>
              {text.header.mySite}
            </ButtonLink>
          )}
          <SignOutButton accountId={account.id} />
        </>
      }
    >
      {provider.step === 'loading' && <Spinner />}
      {provider.step === 'failed' && <LoadError title={text.conversation.failed} onRetry={provider.retry} />}
      {provider.step === 'ready' && (
        <ConversationView
          clientId={account.id}
          senderId={account.id}
          receiverId={provider.id}
          outbox={outbox}
          peerName={brand.name}
          emptyDetail={text.conversation.emptyClient}
          onUnread={setUnread}
          onArrival={({ id, content }) =>
            announce({ id, content, author: brand.name, isInView: isVisible() })
          }
        />
      )}
    </Screen>
  );
}
