// How an order of AI images stands among the contact messages.

/** What a form that asks for no phone sends in its place. */
export const NO_PHONE = 'N/A';

/** The title that names the package. */
export const orderTitle = (imageType: string) => `AI Design Order - ${imageType}`;
