import { attacks, type PlantedFault, storedFiles } from './PlantedFault.ts';

/** Faults of the backend's source: a line that is missing, a check that says yes. */
export const sourceFaults: PlantedFault[] = [
  {
    fault: 'a visitor who chooses the address that is counted',
    source: {
      file: 'supabase/local/http/createGateway.ts',
      from: "headers.set('cf-connecting-ip', context.env.incoming.socket.remoteAddress ?? '');",
      to: "headers.set('cf-connecting-ip', context.req.header('x-forwarded-for') ?? '');",
    },
    found: attacks('has one address for the limit'),
  },
  {
    fault: 'addresses with line breaks in them',
    source: {
      file: 'supabase/local/http/createGateway.ts',
      from: '!/\\p{Cc}/u.test(decodeURIComponent(path))',
      to: "decodeURIComponent(path) !== ''",
    },
    found: attacks('hides a line in its address'),
  },
  {
    fault: 'zero bytes in what is asked for',
    source: {
      file: 'supabase/local/http/createGateway.ts',
      from: ' || holdsZeroByte(context.req.url)',
      to: '',
    },
    found: { file: 'supabase/local/http', test: 'an address with a zero byte' },
  },
  {
    fault: 'answers whose type a browser may guess',
    source: {
      file: 'supabase/local/http/createGateway.ts',
      from: "context.header('x-content-type-options', 'nosniff');",
      to: '',
    },
    found: attacks('is not told from an answer of ours'),
  },
  {
    // With `new URL` in place of `URL.parse` the server ends, and so would this run, without tidying up.
    fault: 'a socket opened at a broken address that is answered like any other',
    source: {
      file: 'supabase/local/realtime/startRealtime.ts',
      from: "return refuse(stream, '404 Not Found');",
      to: "return refuse(stream, '200 OK');",
    },
    found: attacks('opens a socket at no address'),
  },
  {
    fault: 'live hints without a key',
    source: {
      file: 'supabase/local/realtime/startRealtime.ts',
      from: "return refuse(stream, '401 Unauthorized');",
      to: '{}',
    },
    found: attacks('opens a socket without a key'),
  },
  {
    fault: 'tokens that never expire',
    source: {
      file: 'supabase/local/auth/identify.ts',
      from: "{ algorithms: ['HS256'] }",
      to: "{ algorithms: ['HS256'], currentDate: new Date(0) }",
    },
    found: attacks('topic: a conversation'),
  },
  {
    fault: 'an answer that comes sooner where there is no account',
    source: {
      file: 'supabase/local/auth/createPasswordSignIn.ts',
      from: 'if (!account) await bcrypt.hash(credentials.password, BCRYPT_COST);',
      to: '',
    },
    found: attacks('does not tell who has an account'),
  },
  {
    fault: 'passwords guessed without end',
    source: {
      file: 'supabase/local/auth/createPasswordSignIn.ts',
      from: 'if (failures.areTooMany(sender))',
      to: 'if (false)',
    },
    found: attacks('after ten failures the right password waits'),
  },
  {
    fault: 'mails for a page that leads its own name here',
    source: {
      file: 'supabase/local/mail/createMailPages.ts',
      from: "if (!LOCAL_HOST.test(context.req.header('host') ?? '')) return context.notFound();",
      to: '',
    },
    found: attacks('does not read mails by the name evil.example'),
  },
  {
    fault: 'files under any name',
    source: {
      file: 'supabase/local/storage/createStorage.ts',
      from: '!ACCEPTED_NAME.test(name) || name.length > MAX_NAME_LENGTH',
      to: 'false',
    },
    found: attacks('leads nowhere'),
  },
  {
    fault: 'files that are written over those in their place',
    source: {
      file: 'supabase/local/storage/FileStorage.ts',
      from: 'const unfinished = `',
      to: 'const unfinished = path; `',
    },
    found: storedFiles('the one in its place stays'),
  },
  {
    fault: 'files of which only a part was written, taken for whole',
    source: { file: 'supabase/local/storage/FileStorage.ts', from: 'file.writeFile([', to: 'file.writev([' },
    found: storedFiles('it is kept whole or refused'),
  },
  {
    fault: 'an edge function that takes everybody for an admin',
    source: {
      file: 'supabase/functions/chat-clients/assertAdmin.ts',
      from: "if (!isAdmin) throw new RequestError('not_admin');",
      to: '',
    },
    found: attacks('edge function chat-clients'),
  },
  {
    fault: 'an edge function for the schedule that answers everybody',
    source: {
      file: 'supabase/functions/_shared/holdsSecretKey.ts',
      from: 'left.every((byte, index) => byte === right[index])',
      to: 'left.length === right.length',
    },
    found: attacks('edge function clean-up'),
  },
  {
    fault: 'mails with the HTML that somebody typed',
    source: {
      file: 'supabase/functions/send-mail/letter.ts',
      from: "ENTITIES[character] ?? ''",
      to: 'character',
    },
    found: { file: 'supabase/functions/send-mail', test: 'an inquiry mails the studio its full text' },
  },
  {
    fault: 'names that end a header of a mail',
    source: {
      file: 'supabase/functions/send-mail/letter.ts',
      from: '[\\p{Cc}\\p{Zl}\\p{Zp}]+',
      to: '\\p{Zl}',
    },
    found: { file: 'supabase/functions/send-mail', test: 'line breaks of a name end no line' },
  },
  {
    fault: 'passwords of one letter',
    source: { file: 'supabase/functions/chat-clients/requests.ts', from: '.min(8,', to: '.min(1,' },
    found: { file: 'supabase/functions/chat-clients', test: 'a short password' },
  },
  {
    fault: 'admins that other admins delete like clients',
    source: {
      file: 'supabase/functions/chat-clients/deleteClient.ts',
      from: "=== 'admin'",
      to: "=== 'nobody'",
    },
    found: { file: 'supabase/functions/chat-clients', test: 'an admin is not deleted in this way' },
  },
];
