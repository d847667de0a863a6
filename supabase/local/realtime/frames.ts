import { isText } from '../http/readJson.ts';

/** One message of the Phoenix protocol. `joinRef` says which join it belongs to, `ref` which message it answers. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** A client's broadcast: its payload is JSON, or bytes that only clients understand. */
export interface Broadcast {
  type: 'broadcast';
  event: string;
  payload: unknown;
  meta?: { id: string };
}

/** Version 1 writes frames as objects, version 2 as arrays, and broadcasts of clients in binary. */
export type Version = '1.0.0' | '2.0.0';

const CLIENT_BROADCAST = 3;
const SERVER_BROADCAST = 4;
const BYTES = 0;

/** @throws Error when it is not a frame. */
export function decode(data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return decodeBroadcast(data);
  const message: unknown = JSON.parse(data.toString());
  if (Array.isArray(message)) {
    const [joinRef = null, ref = null, topic, event, payload] = message;
    return checked({ joinRef, ref, topic, event, payload });
  }
  const { join_ref: joinRef = null, ref = null, ...rest } = message as Frame & { join_ref?: string };
  return checked({ ...rest, joinRef, ref });
}

export function encode(
  { joinRef, ref, topic, event, payload }: Frame,
  version: Version,
): string | Buffer | null {
  if (isBytes(payload)) return version === '2.0.0' ? encodeBroadcast(topic, payload) : null;
  if (version === '2.0.0') return JSON.stringify([joinRef, ref, topic, event, payload]);
  return JSON.stringify({ join_ref: joinRef, ref, topic, event, payload });
}

function checked(frame: Frame): Frame {
  if (typeof frame.topic !== 'string' || typeof frame.event !== 'string' || !isText(frame.topic))
    throw new Error('Not a Phoenix frame.');
  return frame;
}

/** Layout: five lengths and the encoding, then join reference, reference, topic, event, metadata and payload. */
function decodeBroadcast(data: Buffer): Frame {
  if (data[0] !== CLIENT_BROADCAST || data.length < 7) throw new Error('Unknown binary frame.');
  let offset = 7;
  const take = (length = 0) => {
    const text = data.toString('utf8', offset, offset + length);
    offset += length;
    return text;
  };
  const joinRef = take(data[1]);
  const ref = take(data[2]);
  const topic = take(data[3]);
  const event = take(data[4]);
  take(data[5]); // metadata: says only whether to keep the message, which we never do
  const bytes = data.subarray(offset);
  const payload: unknown = data[6] === BYTES ? bytes : JSON.parse(bytes.toString());
  const broadcast: Broadcast = { type: 'broadcast', event, payload };
  return { joinRef, ref, topic, event: 'broadcast', payload: broadcast };
}

function encodeBroadcast(topic: string, { event, payload }: BytesBroadcast): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const header = [SERVER_BROADCAST, topicBytes.length, eventBytes.length, 0, BYTES];
  return Buffer.concat([Buffer.from(header), topicBytes, eventBytes, payload]);
}

interface BytesBroadcast extends Broadcast {
  payload: Buffer;
}

function isBytes(payload: unknown): payload is BytesBroadcast {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'payload' in payload &&
    Buffer.isBuffer(payload.payload)
  );
}
