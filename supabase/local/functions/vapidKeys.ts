import { createECDH } from 'node:crypto';

/**
 * The VAPID keys that identify a project to push services; browsers subscribe with the public one.
 * @param secret 32 random bytes.
 */
export function vapidKeys(secret: Buffer) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
