import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { CircleUserRound, LogOut, MessagesSquare } from 'lucide-react';
import { useResourceDefinitions } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { useSignOut } from '../session/useSignOut.ts';
import { text } from '../text.ts';
import { Logo } from '../ui/Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MenuItem } from './MenuItem.tsx';

const UnreadChat = lazy(() => import('./UnreadChat.tsx'));
const UnsentQuestion = lazy(() => import('../session/UnsentQuestion.tsx'));

interface Props {
  /** Called after any choice, so that a drawer can close. */
  onChoose?: () => void;
}

/** An item for each resource of the app, in its order; what belongs to the person at the bottom. */
export function Menu({ onChoose }: Props) {
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  const { signOut, warning } = useSignOut();
  return (
    <Box
      component="nav"
      aria-label={text.layout.menu}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1 }}
    >
      <Link
        to="/"
        onClick={onChoose}
        style={{ padding: '16px 20px', color: 'inherit', textDecoration: 'none' }}
      >
        <Logo />
      </Link>
      <List onClick={onChoose}>
        {resources.map((resource) => (
          <MenuItem key={resource.name} resource={resource} />
        ))}
      </List>
      <List sx={{ mt: 'auto', mb: 2 }}>
        <ListItem disablePadding onClick={onChoose}>
          <MenuButton icon={CircleUserRound} component={NavLink} to="/profile">
            {text.layout.profile}
          </MenuButton>
        </ListItem>
        <ListItem disablePadding>
          <MenuButton icon={MessagesSquare} component="a" href="/chat-admin">
            <span style={{ flex: 1 }}>{text.layout.chat}</span>
            <Suspense>
              <UnreadChat />
            </Suspense>
          </MenuButton>
        </ListItem>
        <ListItem disablePadding>
          <MenuButton icon={LogOut} onClick={() => signOut()}>
            {text.signOut.action}
          </MenuButton>
        </ListItem>
      </List>
      {warning && (
        <Suspense>
          <UnsentQuestion {...warning} />
        </Suspense>
      )}
    </Box>
  );
}
