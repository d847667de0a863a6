export const signText = {
  label: 'Вашето име на табелата',
  demo: (template: string) => `Темплейтът „${template}“`,
  demoWithName: (template: string, name: string) => `Темплейтът „${template}“ с табела „${name}“`,
  other: 'Същото име, друг занаят',
};
