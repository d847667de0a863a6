import { formatting, headers, type PlantedFault } from './PlantedFault.ts';

/** Faults of what makes the pages, and of the pages. */
export const pageFaults: PlantedFault[] = [
  {
    fault: 'pages in the frames of others',
    source: { file: 'scripts/build/headersFile.ts', from: "frame-ancestors 'none'; ", to: '' },
    found: headers('/admin/login is framed'),
  },
  {
    fault: 'files whose type a browser may guess',
    source: { file: 'scripts/build/headersFile.ts', from: "'X-Content-Type-Options': 'nosniff',", to: '' },
    found: headers('/about is framed'),
  },
  {
    fault: 'text that becomes markup',
    source: { file: 'scripts/build/headersFile.ts', from: "; require-trusted-types-for 'script'", to: '' },
    found: headers('/about is framed'),
  },
  {
    fault: 'inline styles in the console',
    source: {
      file: 'scripts/build/addPolicy.ts',
      from: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      to: "'unsafe-inline'",
    },
    found: headers('a page of an app loads from itself'),
  },
  {
    fault: 'scripts without their hash',
    source: {
      file: 'scripts/build/addIntegrity.ts',
      from: ' integrity="',
      to: ' data-was="',
    },
    found: { file: 'scripts/build/addIntegrity.test.ts', test: 'every script that a page loads' },
  },
  {
    fault: 'pictures of any number of points',
    source: {
      file: 'site/src/pictures/fetchPicture.ts',
      from: ', limitInputPixels: MAX_PIXELS',
      to: ', limitInputPixels: false',
    },
    found: { file: 'site/src/pictures', test: 'billions of points are never drawn' },
  },
  {
    fault: 'secrets that nobody looks for',
    source: { file: 'scripts/secrets/findSecrets.ts', from: 'sb_secret_', to: 'sb_secret_nothing' },
    found: { file: 'scripts/secrets/findSecrets.test.ts', test: 'a secret key of Supabase is found' },
  },
  {
    fault: 'formulas in an export',
    source: { file: 'admin/src/inquiries/export/csv.ts', from: 'harmless(cell)', to: 'cell' },
    found: { file: 'admin/src/inquiries/export', test: 'stays text in a spreadsheet' },
  },
  {
    fault: 'prices that lose the rest of a cent',
    source: { file: 'shared/src/money.ts', from: 'Math.round(', to: 'Math.floor(' },
    found: formatting('euro that convert back to it'),
  },
  {
    fault: 'prices that break in the middle',
    source: { file: 'shared/src/money.ts', from: "'+' : ''}\\u00a0", to: "'+' : ''} " },
    found: formatting('no price breaks'),
  },
  {
    fault: 'the time of another place',
    source: { file: 'shared/src/dates.ts', from: 'Europe/Sofia', to: 'Europe/Rome' },
    found: formatting('the time shown is that of Sofia'),
  },
];
