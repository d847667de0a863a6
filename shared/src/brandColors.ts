/**
 * The colours of `styles/theme.css` under the same names, as hex: for manifests, e-mails and
 * drawings, which cannot read a style sheet. A test compares the two.
 */
export const brandColors = {
  pave: '#f8c03f',
  bottle: '#074130',
  tomato: '#d9353c',
  rose: '#fccbcb',
  enamel: '#095482',
  inkFix: '#0c231c',
  paper: '#fefefb',
  plasterFix: '#f7f7f1',
  day: {
    bg: '#f7f7f1',
    surface: '#fefefb',
    sunken: '#ecebe1',
    ink: '#0c231c',
    muted: '#465a52',
    line: '#d3d4c8',
    primary: '#074130',
  },
} as const;
