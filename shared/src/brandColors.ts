/**
 * The colours of `styles/theme.css` under the same names, as hex: for manifests, e-mails, drawings and the MUI
 * palette, which cannot read a style sheet. A test compares the two.
 */
export const brandColors = {
  pave: '#f8c03f',
  paveDeep: '#e9a92a',
  bottle: '#074130',
  enamel: '#095482',
  inkFix: '#0c231c',
  plasterFix: '#f7f7f1',
  day: {
    bg: '#f7f7f1',
    surface: '#fefefb',
    sunken: '#ecebe1',
    ink: '#0c231c',
    muted: '#465a52',
    line: '#d3d4c8',
    primary: '#074130',
    onPrimary: '#f7f7f1',
    danger: '#bc2028',
    success: '#206b38',
  },
  night: {
    bg: '#041614',
    surface: '#0b221f',
    ink: '#f3f1e7',
    muted: '#aebaab',
    line: '#243c37',
    primary: '#fac54a',
    onPrimary: '#0c231c',
    danger: '#f98b84',
    success: '#7cd591',
  },
} as const;
