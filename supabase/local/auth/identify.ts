import { jwtVerify } from 'jose';
import type { Secrets } from '../secrets.ts';

/** The caller: the database role and the claims that policies see. */
export interface Identity {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  /** When the identity expires, in seconds since 1970; undefined for keys, which do not expire. */
  expiresAt?: number;
}

const ANON: Identity = { role: 'anon', claims: { role: 'anon' } };
const SERVICE: Identity = { role: 'service_role', claims: { role: 'service_role' } };

/**
 * Reads a key or the access token of a session.
 * @returns null when it is forged, expired or of an unknown kind.
 */
export async function identify(credential: string, secrets: Secrets): Promise<Identity | null> {
  if (credential === secrets.publishableKey) return ANON;
  if (credential === secrets.secretKey) return SERVICE;
  try {
    const key = new TextEncoder().encode(secrets.jwtSecret);
    const { payload } = await jwtVerify(credential, key, { algorithms: ['HS256'] });
    if (payload.role !== 'authenticated' || payload.exp === undefined) return null;
    return { role: payload.role, claims: payload, expiresAt: payload.exp };
  } catch {
    return null;
  }
}
