// How an order of AI images stands among the contact messages.

/** What a form that asks for no phone sends in its place. */
export const NO_PHONE = 'N/A';

export const orderTitle = (imageType: string) => `AI Design Order - ${imageType}`;
