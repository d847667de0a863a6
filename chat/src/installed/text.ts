import { brand } from '@vitrina/shared/brand.ts';

export const text = {
  name: `Чат с ${brand.name}`,
  shortName: `${brand.name} чат`,
  description: `Разговорът ви с „${brand.name}“: съобщения, линкове и изображения.`,
  newVersion: 'Има нова версия',
  update: 'Обнови',
  later: 'По-късно',
} as const;
