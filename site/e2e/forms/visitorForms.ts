import { expect } from '@playwright/test';
import { field, type VisitorForm } from './visitorForm.ts';

const UNREACHABLE = 'Възникна грешка: Няма връзка със сървъра. Моля, опитайте отново.';
const UNKNOWN = 'Възникна грешка: Неизвестна грешка. Моля, опитайте отново.';
const NOT_ORDERED = 'Възникна грешка при изпращането на заявката. Моля опитайте отново.';

export const inquiryForm: VisitorForm = {
  name: 'an inquiry',
  path: '/inquiry',
  typed: {
    Име: 'Ралица Тодорова',
    Имейл: 'ralitsa@example.com',
    Телефон: '088 000 00 00',
    Съобщение: 'Отварям хлебарница и ми трябва сайт.',
  },
  choose: async (page) => void (await field(page, 'Услуга или шаблон').selectOption('Старият орех')),
  expectChosen: (page) => expect(field(page, 'Услуга или шаблон')).toHaveValue('Старият орех'),
  button: 'Изпратете запитване',
  sent: 'Запитването е изпратено успешно!',
  lost: UNREACHABLE,
  failed: UNKNOWN,
  call: 'submit_inquiry',
  table: 'vitrina_inquiries',
};

export const contactForm: VisitorForm = {
  name: 'a message',
  path: '/contact',
  typed: {
    Име: 'Борис Илиев',
    Имейл: 'boris@example.com',
    Телефон: '02 000 00 00',
    Тема: 'Смяна на домейн',
    Съобщение: 'Може ли да преместите сайта ми?',
  },
  choose: async () => {},
  expectChosen: async () => {},
  button: 'Изпратете съобщение',
  sent: 'Съобщението е изпратено успешно!',
  lost: UNREACHABLE,
  failed: UNKNOWN,
  call: 'submit_contact_message',
  table: 'contact_messages',
};

export const orderForm: VisitorForm = {
  name: 'an order',
  path: '/ai-design',
  typed: {
    Име: 'Мария Стоянова',
    Имейл: 'maria@example.com',
    'Какво да нарисуваме': 'Три хляба на дъска, сутрешна светлина.',
  },
  choose: (page) => page.getByRole('radio', { name: /Премиум пакет/ }).check(),
  expectChosen: (page) => expect(page.getByRole('radio', { name: /Премиум пакет/ })).toBeChecked(),
  button: 'Изпратете заявка',
  sent: 'Заявката е изпратена успешно!',
  lost: NOT_ORDERED,
  failed: NOT_ORDERED,
  call: 'submit_contact_message',
  table: 'contact_messages',
};

export const visitorForms = [inquiryForm, contactForm, orderForm];
