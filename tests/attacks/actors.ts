import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { decodeJwt, SignJWT } from 'jose';
import { makeAdmin, makeClient, type Person, signIn, type TestedApi } from '../fixtures/people.ts';

/** Actors that the product knows; each has a right or does not. */
export const KNOWN_ACTORS = ['visitor', 'client', 'otherClient', 'departed', 'admin'] as const;
/** Actors without a valid credential: without a key, or with a token that is not theirs. They may do nothing. */
const IMPOSTORS = ['keyless', 'expired', 'forged', 'tampered', 'unsigned'] as const;

export type KnownActor = (typeof KNOWN_ACTORS)[number];
export type Actor = KnownActor | (typeof IMPOSTORS)[number];

export const EVERYONE: readonly Actor[] = [...KNOWN_ACTORS, ...IMPOSTORS];

/** Everybody who must not see the conversation between the client and the studio. */
export const STRANGERS = EVERYONE.filter((actor) => actor !== 'client' && actor !== 'admin');

export interface Actors {
  client: Person;
  otherClient: Person;
  admin: Person;
  /** The credentials that each of them sends. */
  headers: Record<Actor, Record<string, string>>;
}

/** Creates the accounts and every kind of credential, valid and invalid; the invalid ones all claim to be the admin. */
export async function makeActors(api: TestedApi, jwtSecret: string): Promise<Actors> {
  // Clients write to the first admin.
  const admin = await makeAdmin(api);
  const client = await makeClient(api);
  const otherClient = await makeClient(api);
  const departed = await makeClient(api);
  const tokens = {
    client: await accessToken(api, client),
    otherClient: await accessToken(api, otherClient),
    departed: await accessToken(api, departed),
    admin: await accessToken(api, admin),
  };
  // The account is deleted, while its token is valid for an hour.
  await createServiceClient(api.apiUrl, api.secretKey).auth.admin.deleteUser(departed.id);
  const [head, , signature] = tokens.client.split('.');
  const [, adminPayload] = tokens.admin.split('.');
  const impostors = {
    expired: await signedAgain(tokens.admin, jwtSecret, '-1 minute'),
    forged: await signedAgain(tokens.admin, 'a secret that is long enough but another one', '1 hour'),
    tampered: `${head}.${adminPayload}.${signature}`,
    unsigned: `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${adminPayload}.`,
  };
  const apikey = api.publishableKey;
  const bearers = Object.entries({ ...tokens, ...impostors }).map(([actor, token]) => [
    actor,
    { apikey, authorization: `Bearer ${token}` },
  ]);
  const headers = { keyless: {}, visitor: { apikey }, ...Object.fromEntries(bearers) };
  return { client, otherClient, admin, headers };
}

async function accessToken(api: TestedApi, person: Person): Promise<string> {
  const { data } = await (await signIn(api, person)).auth.getSession();
  if (!data.session) throw new Error(`${person.username} has no session`);
  return data.session.access_token;
}

/** A copy of a token with another expiry and perhaps another signature. */
const signedAgain = (token: string, secret: string, ends: string) =>
  new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(ends)
    .sign(new TextEncoder().encode(secret));
