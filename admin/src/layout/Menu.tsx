import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { LogOut } from 'lucide-react';
import { useResourceDefinitions } from 'ra-core';
import { Link } from 'react-router';
import { useSignOut } from '../session/useSignOut.ts';
import { text } from '../text.ts';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MenuItem } from './MenuItem.tsx';

interface Props {
  /** Called after any choice, so that a drawer can close. */
  onChoose?: () => void;
}

/** An item for each resource of the app, in its order; signing out at the bottom. */
export function Menu({ onChoose }: Props) {
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  const signOut = useSignOut();
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
        <ListItem disablePadding>
          <MenuButton icon={LogOut} onClick={signOut}>
            {text.signOut.action}
          </MenuButton>
        </ListItem>
      </List>
    </Box>
  );
}
