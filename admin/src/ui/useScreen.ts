import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Under 768 px a list is cards and a form takes the whole screen. */
export const useIsPhone = () => !useIsWide('sm');

/** From 1024 px up (`md`) the menu stands beside the page, from 1280 px (`lg`) there are words beside icons. */
export const useIsWide = (from: 'sm' | 'md' | 'lg') =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up(from), { noSsr: true });
