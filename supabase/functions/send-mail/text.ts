import { brand } from '@vitrina/shared/brand.ts';

export const text = {
  facts: {
    name: 'Име',
    email: 'Имейл',
    phone: 'Телефон',
    service: 'Услуга',
    choice: 'Избрано',
    title: 'Тема',
    created_at: 'Изпратено',
  },
  inquiry: {
    subject: (name: string) => `Ново запитване от ${name}`,
    intro: 'Получихте ново запитване през сайта.',
    action: 'Отвори запитването',
    reply: 'Отговорете на този имейл и отговорът ще стигне до човека, който ви пише.',
    noReply: 'Адресът, който човекът е посочил, не изглежда истински. Потърсете го по телефона.',
  },
  contactMessage: {
    subject: (name: string) => `Ново съобщение от ${name}`,
    intro: 'Получихте ново съобщение през сайта.',
    action: 'Отвори съобщението',
  },
  receipt: {
    inquirySubject: 'Получихме запитването ви',
    messageSubject: 'Получихме съобщението ви',
    greeting: 'Здравейте,',
    inquiry: (date: string) => `получихме запитването, което изпратихте на ${date} през сайта ни.`,
    message: (date: string) => `получихме съобщението, което изпратихте на ${date} през сайта ни.`,
    next: 'Отговаряме до 24 часа в работни дни. Ако искате да добавите нещо, просто отговорете на този имейл.',
    notYou:
      'Ако не сте ни писали вие, някой е сбъркал адреса си. Не е нужно да правите нищо – няма да ви пишем отново.',
    signature: `Поздрави от „${brand.name}“`,
  },
  chat: {
    studioSubject: (count: number, name: string) =>
      count === 1 ? `Ново съобщение в чата от ${name}` : `${count} нови съобщения в чата от ${name}`,
    studioIntro: (count: number, name: string) =>
      count === 1
        ? `Клиентът ${name} ви писа в чата и още не сте прочели съобщението.`
        : `Клиентът ${name} ви писа в чата и още не сте прочели ${count} съобщения.`,
    studioAction: 'Отвори чата',
    clientSubject: (count: number) =>
      count === 1 ? `Ново съобщение от „${brand.name}“` : `${count} нови съобщения от „${brand.name}“`,
    clientIntro: (count: number) =>
      count === 1
        ? `в чата ви чака съобщение от „${brand.name}“.`
        : `в чата ви чакат ${count} съобщения от „${brand.name}“.`,
    clientWhy: 'Текста не изпращаме по имейл: разговорът е само между вас и нас.',
    clientAction: 'Към чата',
    image: 'Изпратена е снимка.',
  },
  test: {
    subject: 'Пробно писмо',
    intro: 'Щом четете това, писмата от сайта стигат до вас.',
  },
  footer: `${brand.name} · ${brand.address} · ${brand.phones[0].label}`,
} as const;
