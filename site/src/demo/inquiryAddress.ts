/** Where a visitor who wants this template goes: the inquiry form with the template already chosen. */
export const inquiryAddress = (template: string) =>
  `/inquiry?template=${encodeURIComponent(template)}#inquiry-form`;
