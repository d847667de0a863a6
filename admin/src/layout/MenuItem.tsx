import ListItem from '@mui/material/ListItem';
import { type ResourceDefinition, useGetResourceLabel } from 'ra-core';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import type { ConsoleOptions } from './ConsoleResource.ts';
import { MenuButton } from './MenuButton.tsx';

export function MenuItem({ resource }: { resource: ResourceDefinition<ConsoleOptions> }) {
  const labelOf = useGetResourceLabel();
  const { icon, badge: Badge } = resource.options ?? {};
  if (!icon) throw new Error(`The resource ${resource.name} has no icon for the menu.`);
  return (
    <ListItem disablePadding>
      <MenuButton icon={icon} component={NavLink} to={`/${resource.name}`}>
        <span style={{ flex: 1 }}>{labelOf(resource.name, 2)}</span>
        {Badge && (
          <Suspense>
            <Badge />
          </Suspense>
        )}
      </MenuButton>
    </ListItem>
  );
}
