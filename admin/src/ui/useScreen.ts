import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Below 768 px lists are cards, and forms fill the screen. */
export const useIsPhone = () => !useIsWide('sm');

/** From 1024 px (`md`) the menu is beside the page, from 1280 px (`lg`) icons have words beside them. */
export const useIsWide = (from: 'sm' | 'md' | 'lg') =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up(from), { noSsr: true });
