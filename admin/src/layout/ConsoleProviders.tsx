import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataProviderContext, I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { dataProvider } from '../providers/dataProvider.ts';
import { darkTheme, lightTheme } from '../theme/theme.ts';

/** Data, texts and theme of everything behind the sign-in page, which would load them too if `App` provided them. */
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
