import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What goes wrong on the way between a browser and the API; nothing of it unless it is asked for. */
export interface BadNetwork {
  port: number;
  /** Requests whose first line matches arrive and are answered, but the answer never gets back: so many times, or until the recovery. */
  loseAnswers(request: RegExp, times?: number): void;
  /** Requests whose first line matches break off after so many bytes. */
  cutRequests(request: RegExp, afterBytes: number, times?: number): void;
  /** Nothing moves any more on connections whose last request matches, those there are and new ones, and none is closed. */
  silence(request: RegExp): void;
  slowDown(latencyMs: number, bytesPerSecond: number): void;
  /** New connections are as good as any; those that hang stay so. */
  recover(): void;
  stop(): Promise<void>;
}

const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.1$/;

interface Fault {
  request: RegExp;
  times: number;
}

/** A network of its own in front of what listens on `targetPort` of this machine. */
export async function startBadNetwork(targetPort: number): Promise<BadNetwork> {
  let lost: Fault | undefined;
  let cut: (Fault & { afterBytes: number }) | undefined;
  let silent: RegExp | undefined;
  let speed: { latencyMs: number; bytesPerSecond: number } | undefined;
  const sockets = new Set<Socket>();
  const mutes = new Set<() => boolean>();

  const server = createServer((browser) => {
    const api = connect(targetPort, '127.0.0.1');
    let request = '';
    let isSilent = false;
    const isMute = () => {
      isSilent ||= silent?.test(request) ?? false;
      return isSilent;
    };
    let isAnswerLost = false;
    let bytesLeft = Number.POSITIVE_INFINITY;
    const end = () => {
      browser.destroy();
      api.destroy();
    };
    for (const socket of [browser, api]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        // A silent line is not closed by either end dying.
        if (!isSilent) end();
      });
    }
    mutes.add(isMute);
    const later = pacer(() => speed);

    browser.on('data', (bytes: Buffer) => {
      const [line = ''] = bytes.toString('latin1', 0, 2000).split('\r\n');
      if (REQUEST_LINE.test(line)) {
        request = line;
        if (takes(lost, line)) isAnswerLost = true;
        if (cut && takes(cut, line)) bytesLeft = cut.afterBytes;
      }
      if (isMute()) return;
      const part = bytes.subarray(0, bytesLeft);
      bytesLeft -= part.byteLength;
      later(part.byteLength, () => {
        api.write(part);
        if (part.byteLength < bytes.byteLength || bytesLeft === 0) end();
      });
    });
    api.on('data', (bytes: Buffer) => {
      if (isMute()) return;
      if (isAnswerLost) return end();
      later(bytes.byteLength, () => browser.write(bytes));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    loseAnswers: (request, times = Number.POSITIVE_INFINITY) => {
      lost = { request, times };
    },
    cutRequests: (request, afterBytes, times = Number.POSITIVE_INFINITY) => {
      cut = { request, afterBytes, times };
    },
    silence: (request) => {
      silent = request;
      for (const mute of mutes) mute();
    },
    slowDown: (latencyMs, bytesPerSecond) => {
      speed = { latencyMs, bytesPerSecond };
    },
    recover: () => {
      lost = cut = silent = speed = undefined;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function takes(fault: Fault | undefined, line: string): boolean {
  if (!fault || fault.times === 0 || !fault.request.test(line)) return false;
  fault.times -= 1;
  return true;
}

/** Does one thing after the other, each as late as the line is slow. */
function pacer(speed: () => { latencyMs: number; bytesPerSecond: number } | undefined) {
  let freeAt = 0;
  return (bytes: number, work: () => void) => {
    const { latencyMs, bytesPerSecond } = speed() ?? {
      latencyMs: 0,
      bytesPerSecond: Number.POSITIVE_INFINITY,
    };
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
    const ms = freeAt - now + latencyMs;
    if (ms === 0) work();
    else setTimeout(work, ms);
  };
}
