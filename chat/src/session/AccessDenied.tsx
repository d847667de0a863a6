import { brand } from '@vitrina/shared/brand.ts';
import { LogOut } from 'lucide-react';
import { text } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import '../ui/notice.css';
import { leave } from './leave.ts';

/** For a person who is signed in and has no business here. */
export function AccessDenied({ userId }: { userId: string }) {
  return (
    <main className="screen">
      <title>{`${text.access.denied} – ${brand.name}`}</title>
      <div className="notice">
        <h1>{text.access.denied}</h1>
        <p>{text.access.detail}</p>
        <Button look="ghost" icon={<LogOut size={18} aria-hidden />} onClick={() => void leave(userId)}>
          {text.signOut.action}
        </Button>
      </div>
    </main>
  );
}
