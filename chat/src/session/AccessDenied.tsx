import { brand } from '@vitrina/shared/brand.ts';
import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { text } from './text.ts';
import '../ui/notice.css';
import { SignOutButton } from './SignOutButton.tsx';

/** For a person who is signed in but not allowed here; a client has a chat elsewhere. */
export function AccessDenied({ userId, hasChat }: { userId: string; hasChat: boolean }) {
  return (
    <main className="screen">
      <title>{`${text.access.denied} – ${brand.name}`}</title>
      <div className="notice">
        <h1>{text.access.denied}</h1>
        <p>{text.access.detail}</p>
        {hasChat && (
          <ButtonLink href="/chat" target="_self" icon={<MessageCircle size={20} aria-hidden />}>
            {text.access.toChat}
          </ButtonLink>
        )}
        <SignOutButton accountId={userId} />
      </div>
    </main>
  );
}
