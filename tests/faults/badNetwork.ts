import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What goes wrong on the way between a browser and the API; nothing of it unless it is asked for. */
export interface BadNetwork {
  port: number;
  /** Requests whose first line matches arrive, but their answer never gets back: so many times, or until the recovery. */
  loseAnswers(request: RegExp, times?: number): void;
  /** Requests whose first line matches break off after so many bytes. */
  cutRequests(request: RegExp, bytes: number, times?: number): void;
  /** Nothing moves any more on connections whose last request matches, those there are and new ones, and none is closed. */
  silence(request: RegExp): void;
  /** New connections are as good as any; those that hang stay so. */
  recover(): void;
  stop(): Promise<void>;
}

interface Fault {
  kind: 'lost answer' | 'cut' | 'silence';
  request: RegExp;
  times: number;
  /** Of a cut request, those that still arrive. */
  bytes?: number;
}

/** A connection from a browser, and the one that it is passed on by. */
interface Line {
  ends: [browser: Socket, api: Socket];
  request: string;
  fault?: Fault | undefined;
}

const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.1$/;

/** A network of its own in front of what listens on `targetPort` of this machine. */
export async function startBadNetwork(targetPort: number): Promise<BadNetwork> {
  let faults: Fault[] = [];
  const lines = new Set<Line>();
  const faultOf = (request: string) => {
    const fault = faults.find((some) => some.times > 0 && some.request.test(request));
    if (fault) fault.times -= 1;
    return fault && { ...fault };
  };
  const server = createServer((browser) =>
    lines.add(passOn(browser, connect(targetPort, '127.0.0.1'), faultOf)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    loseAnswers: (request, times = Number.POSITIVE_INFINITY) =>
      void faults.push({ kind: 'lost answer', request, times }),
    cutRequests: (request, bytes, times = Number.POSITIVE_INFINITY) =>
      void faults.push({ kind: 'cut', request, times, bytes }),
    silence: (request) => {
      const silence: Fault = { kind: 'silence', request, times: Number.POSITIVE_INFINITY };
      faults.push(silence);
      for (const line of lines) if (request.test(line.request)) line.fault = silence;
    },
    recover: () => {
      faults = [];
    },
    stop: async () => {
      for (const { ends } of lines) for (const socket of ends) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(browser: Socket, api: Socket, faultOf: (request: string) => Fault | undefined): Line {
  const line: Line = { ends: [browser, api], request: '' };
  const isSilent = () => line.fault?.kind === 'silence';
  const end = () => {
    for (const socket of line.ends) socket.destroy();
  };
  // A silent line is not closed by either end dying.
  for (const socket of line.ends) socket.on('error', end).on('close', () => isSilent() || end());

  browser.on('data', (bytes: Buffer) => {
    const [first = ''] = bytes.toString('latin1', 0, 2000).split('\r\n');
    if (REQUEST_LINE.test(first)) {
      line.request = first;
      if (!isSilent()) line.fault = faultOf(first);
    }
    if (isSilent()) return;
    const left = line.fault?.bytes ?? Number.POSITIVE_INFINITY;
    api.write(bytes.subarray(0, left));
    if (line.fault?.kind === 'cut') line.fault.bytes = left - bytes.byteLength;
    if (left <= bytes.byteLength) end();
  });
  api.on('data', (bytes: Buffer) => {
    if (line.fault?.kind === 'lost answer') end();
    else if (!isSilent()) browser.write(bytes);
  });
  return line;
}
