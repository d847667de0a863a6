import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataProviderContext, I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { dataProvider } from '../providers/dataProvider.ts';
import { darkTheme, lightTheme } from '../theme/theme.ts';

/**
 * What everything behind the sign-in page needs: data, react-admin's words, and MUI in the brand's colours, by day
 * or by night as the system says. Not given to `CoreAdminContext`, or the sign-in page would load it all.
 */
export function ConsoleProviders({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <DataProviderContext.Provider value={dataProvider}>
      <I18nContextProvider value={i18nProvider}>
        <ThemeProvider theme={isDark ? darkTheme : lightTheme}>{children}</ThemeProvider>
      </I18nContextProvider>
    </DataProviderContext.Provider>
  );
}
