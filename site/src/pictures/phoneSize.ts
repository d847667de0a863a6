/**
 * `<img sizes>` of a picture that is as wide as the text of a phone: three quarters of that. Nobody sees the difference on
 * dots so small, and it saves a third of the bytes.
 */
export const PHONE_SIZE = 'calc(73vw - 1.8rem)';
