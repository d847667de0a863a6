/**
 * `<img sizes>` of a picture that is as wide as the text on a phone: three quarters of that width. At a phone's pixel
 * density nobody sees the difference, and it saves a third of the bytes.
 */
export const PHONE_SIZE = 'calc(73vw - 1.8rem)';
