import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Under 768 px a list is cards and a form takes the whole screen. */
export const useIsPhone = () =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
