import { useQuery } from '@tanstack/react-query';
import { STUDIO_CHAT } from '@vitrina/shared/chatPages.ts';
import { CircleUserRound, LogOut, MessagesSquare } from 'lucide-react';
import {
  Menu as AdminMenu,
  ResourceContextProvider,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';
import { Link } from 'react-router';
import { unreadChatQuery } from '../providers/chatUnread.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { text } from '../text.ts';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';
import { Logo } from '../ui/Logo.tsx';
import { MenuCount } from '../ui/MenuCount.tsx';
import { Question } from '../ui/Question.tsx';
import { ExitItem, PageItem } from './MenuItem.tsx';

/** One item per resource or section, in their order; profile, chat and sign-out are at the bottom. */
export function Menu() {
  const resources = Object.values(useResourceDefinitions<ConsoleOptions>());
  const items = Object.values(
    Object.groupBy(resources, ({ name, options }) => options?.section ?? options?.reachedFrom ?? name),
  );
  const labelOf = useGetResourceLabel();
  const { signOut, warning } = useSignOut();
  return (
    <AdminMenu component="nav" role="navigation" aria-label={text.layout.menu}>
      <Link to="/" className="px-5 pt-4 pb-6 text-inherit no-underline">
        <Logo />
      </Link>
      {items.map((pages = [], index) => {
        const [{ name, icon, options } = { name: '' }] = pages;
        return (
          <ResourceContextProvider key={name} value={name}>
            <PageItem
              // The first item is the start page.
              to={index === 0 ? '/' : `/${name}`}
              pages={pages.map((page) => page.name)}
              icon={icon}
              badge={options?.badge}
            >
              {options?.section ? text.layout.sections[options.section] : labelOf(name, 2)}
            </PageItem>
          </ResourceContextProvider>
        );
      })}
      <PageItem to="/profile" pages={['profile']} icon={CircleUserRound} className="mt-auto">
        {text.layout.profile}
      </PageItem>
      <ExitItem href={STUDIO_CHAT} icon={MessagesSquare} badge={UnreadChat}>
        {text.layout.chat}
      </ExitItem>
      <ExitItem onClick={() => signOut()} icon={LogOut}>
        {text.signOut.action}
      </ExitItem>
      {warning && <Question {...warning} />}
    </AdminMenu>
  );
}

function UnreadChat() {
  const { data: unread = 0 } = useQuery(unreadChatQuery);
  return <MenuCount count={unread} label={text.layout.unreadChat(unread)} />;
}
