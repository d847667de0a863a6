/** An inquiry that breaks no rule, as the form calls `submit_inquiry`. */
export const inquiry = {
  name: 'Ана',
  email: 'ana@example.bg',
  phone: '0888 000 000',
  service: 'websites',
  message: 'Здравейте!',
  website: '',
};
