import { brand } from '@vitrina/shared/brand.ts';
import { CHAT } from '@vitrina/shared/chatPages.ts';
import { MessageCircle } from 'lucide-react';
import { BareScreen } from '../../layout/BareScreen.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { text } from './text.ts';

/** For somebody who is signed in but may not open this page. A client gets a link to the chat. */
export default function AccessDenied({ userId, hasChat }: { userId: string; hasChat: boolean }) {
  return (
    <BareScreen>
      <title>{`${text.access.denied} – ${brand.name}`}</title>
      <Notice heading="h1" title={text.access.denied} detail={text.access.detail}>
        {hasChat && (
          <ButtonLink href={CHAT} target="_self" icon={<MessageCircle size={20} aria-hidden />}>
            {text.access.toChat}
          </ButtonLink>
        )}
        <SignOutButton accountId={userId} />
      </Notice>
    </BareScreen>
  );
}
