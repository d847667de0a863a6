import pLimit from 'p-limit';
import type { WebSocket } from 'ws';
import { reasonOf } from '../http/reasonOf.ts';
import { decode, encode, type Frame, type Version } from './frames.ts';

// Hosted projects have such limits too, by plan: https://supabase.com/docs/guides/realtime/limits
const MAX_MESSAGES_PER_SECOND = 100;
const MAX_UNSENT_BYTES = 4 * 1024 * 1024;
const SILENCE_MS = 60_000; // clients send a heartbeat every 25 seconds

const NOT_UNDERSTOOD = 1003;
const SERVER_ERROR = 1011;

/** One client's socket. Incoming frames are handled one after the other. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #version: Version;
  readonly #inTurn = pLimit(1);
  #second = 0;
  #messages = 0;

  constructor(socket: WebSocket, version: Version) {
    this.#socket = socket;
    this.#version = version;
  }

  /** @param receive is not called again before it has finished, so no answer overtakes an earlier one. */
  open(receive: (frame: Frame) => Promise<void> | void, end: () => void): void {
    const silence = setTimeout(() => this.#socket.terminate(), SILENCE_MS).unref();
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', () => {
      clearTimeout(silence);
      this.#inTurn(end);
    });
    this.#socket.on('message', (data: Buffer, isBinary) => {
      silence.refresh();
      const frame = this.#read(data, isBinary);
      if (!frame) return;
      this.#inTurn(receive, frame).catch((error: unknown) => {
        console.error(`realtime: ${reasonOf(error)}`);
        this.close(SERVER_ERROR);
      });
    });
  }

  send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const data = encode(frame, this.#version);
    if (this.#socket.bufferedAmount > MAX_UNSENT_BYTES) this.#socket.terminate();
    else if (data !== null) this.#socket.send(data);
  }

  confirm(frame: Frame, response = {}): void {
    this.send({ ...frame, event: 'phx_reply', payload: { status: 'ok', response } });
  }

  refuse(frame: Frame, reason: string): void {
    this.send({ ...frame, event: 'phx_reply', payload: { status: 'error', response: { reason } } });
  }

  close(code: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  /** Ends the connection without waiting for the other side. */
  cutOff(): void {
    this.#socket.terminate();
  }

  #read(data: Buffer, isBinary: boolean): Frame | undefined {
    try {
      const frame = decode(data, isBinary);
      if (!this.#isTooFast()) return frame;
      this.refuse(frame, 'RateLimit: Too many messages per second');
    } catch {
      this.close(NOT_UNDERSTOOD);
    }
    return undefined;
  }

  #isTooFast(): boolean {
    const second = Math.floor(Date.now() / 1000);
    this.#messages = second === this.#second ? this.#messages + 1 : 1;
    this.#second = second;
    return this.#messages > MAX_MESSAGES_PER_SECOND;
  }
}
