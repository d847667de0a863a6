import { serverUnreachable } from '@vitrina/shared/text.ts';

/** Bulgarian texts of the islands that several files need. A text that only one page shows is in that page. */

export const cardText = {
  openDemo: 'Прегледайте демо',
  want: 'Искам такъв сайт',
  learnMore: 'Научете повече',
  sampleArtwork: 'Примерна творба',
  demo: (name: string) => `Прегледайте демо: ${name} (в нов раздел)`,
  wanted: (name: string) => `Искам такъв сайт: ${name}`,
  project: (title: string) => `Научете повече: ${title}`,
  projectElsewhere: (title: string) => `Научете повече: ${title} (в нов раздел)`,
  artwork: (title: string) => `Картина: ${title}`,
  picture: (name: string) => `Начална страница на „${name}“`,
};

const notLoaded = 'Страницата не се зареди докрай, презаредете я';

export const loadFailures = {
  offline: serverUnreachable,
  'not-loaded': notLoaded,
  failed: 'Непозната грешка',
};

export const fieldLabels = {
  name: 'Име',
  email: 'Имейл',
  phone: 'Телефон',
  message: 'Съобщение',
};

export const inquiryText = {
  phoneExample: 'Например 088 000 00 00',
  service: 'Услуга или шаблон',
  chooseService: 'Изберете услуга или шаблон',
  services: 'Услуги',
  templates: 'Шаблони',
  choice: 'Избрано',
  readyMade: 'Готов сайт',
  withSign: (site: string, name: string) => `${site} с табела „${name}“`,
  monthly: (name: string, price: string) => `След третия месец: ${name}, ${price}`,
  takeOff: (name: string) => `Махни избора: ${name}`,
  takeOffShort: 'Махни',
  messageHint: 'Какво продавате и какво трябва да може сайтът?',
  send: 'Изпратете запитване',
  sent: 'Запитването е изпратено успешно!',
  sentMore: 'Ще се свържем с вас скоро.',
  receipt: 'Запитването е изпратено',
  reply: 'Отговаряме с цена и срок.',
};

export const contactText = {
  title: 'Тема',
  send: 'Изпратете съобщение',
  sent: 'Съобщението е изпратено успешно!',
  sentMore: 'Ще се свържем с вас скоро.',
  receipt: 'Съобщението е изпратено',
  reply: 'Отговаряме на съобщението.',
};

export const aiOrderText = {
  description: 'Какво да нарисуваме',
  descriptionHint: 'Какво се вижда, за какво е и в какво настроение?',
  imageType: 'Пакет',
  send: 'Изпратете заявка',
  sent: 'Заявката е изпратена успешно!',
  sentMore: 'Ще се свържем с вас в най-скоро време.',
  receipt: 'Заявката е изпратена',
  reply: 'Отговаряме и питаме, ако има какво да уточним.',
  failed: 'Грешка',
  fieldsMissing: 'Моля попълнете всички задължителни полета',
  notSent: 'Възникна грешка при изпращането на заявката. Моля опитайте отново.',
};

export const receiptText = {
  stamp: 'Изпратено',
  next: 'Какво следва',
  now: 'Сега',
  /** Promises no mail: none is sent if the studio wants that, or if an address has had enough of them today. */
  mail: (email: string) =>
    `Изпратеното е при нас. Ако на ${email} не дойде потвърждение, погледнете и в нежеланата поща.`,
  noMail: (email: string) =>
    `Изпратеното е при нас. До ${email} не можем да изпратим потвърждение. Ако в адреса има грешка, обадете ни се, за да знаем къде да отговорим.`,
  atTheLatest: (when: string) => `Най-късно ${when}`,
  holidays: 'Официалните празници не се броят.',
  hurry: 'Ако бързате',
  open: (closes: string) => `Отворено е до ${closes}.`,
  closed: (hours: string) => `Сега е затворено. Работно време: ${hours}.`,
  again: 'Изпратете още нещо',
  heard: 'Откъде научихте за нас?',
  heardThanks: 'Благодарим!',
};

export const formText = {
  sending: 'Изпращане...',
  notSent: 'Грешка при изпращане',
  notSentBecause: (reason: string) => `Възникна грешка: ${reason}. Моля, опитайте отново.`,
  reasons: {
    offline: serverUnreachable,
    'not-loaded': notLoaded,
    invalid: 'Някое от полетата не беше прието',
    failed: 'Неизвестна грешка',
  },
  honeypot: 'Уебсайт (оставете празно)',
  fieldsLeft: (count: number) => {
    if (count === 1) return 'Остава едно поле';
    const words = ['две', 'три', 'четири', 'пет', 'шест'];
    return `Остават ${words[count - 2] ?? count} полета`;
  },
};
