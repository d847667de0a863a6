// How an order of AI images is stored among the contact messages.

/** Stored as the phone of forms that do not ask for one. */
export const NO_PHONE = 'N/A';

export const orderTitle = (imageType: string) => `AI Design Order - ${imageType}`;
