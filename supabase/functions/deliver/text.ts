import { brand } from '@vitrina/shared/brand.ts';
import { formatClock, formatDate } from '@vitrina/shared/dates.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { scheduleFailed } from '@vitrina/shared/text.ts';

/** „20 ноември 2026 г. в 09:41“: a moment within a sentence. */
const dayAndClock = (timestamp: string) => `${formatDate(timestamp)} в ${formatClock(timestamp)}`;

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
    orderSubject: 'Получихме заявката ви',
    greeting: 'Здравейте,',
    inquiry: (sentAt: string) =>
      `получихме запитването, което изпратихте на ${dayAndClock(sentAt)} през сайта ни.`,
    message: (sentAt: string) =>
      `получихме съобщението, което изпратихте на ${dayAndClock(sentAt)} през сайта ни.`,
    order: (sentAt: string) =>
      `получихме заявката, която изпратихте на ${dayAndClock(sentAt)} през сайта ни.`,
    next: 'Отговаряме до 24 часа в работни дни. Ако искате да добавите нещо, просто отговорете на този имейл.',
    notYou: 'Ако не сте ни писали вие, някой е сбъркал адреса си. Отговорете ни и ще изтрием адреса ви.',
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
    clientTexts: 'Ако не искате текста по имейл, изключете го в чата, в „Известия“.',
    clientAction: 'Към чата',
    image: 'Изпратено е изображение.',
  },
  push: {
    several: (count: number) => `${count} нови съобщения`,
  },
  letter: {
    quoted: (writtenAt: string) => `На ${dayAndClock(writtenAt)} написахте:`,
  },
  digest: {
    subject: (count: number) => (count === 1 ? 'За днес: 1 стъпка' : `За днес: ${count} стъпки`),
    intro: 'Ето какво сте си записали.',
    action: 'Отвори клиентите',
  },
  scheduleFailed: {
    subject: scheduleFailed,
    intro: 'Не е на сайта и отново е чернова. В нея пише какво да поправите.',
    action: 'Отвори черновата',
  },
  invitation: {
    subject: `Покана от „${brand.name}“`,
    intro: `поканиха ви в екипа на „${brand.name}“: да отговаряте на запитвания, да пишете на клиенти и да променяте сайта. Остава само да си изберете парола.`,
    action: 'Избери парола',
    validity: 'Връзката е само за вас и важи 7 дни. Влизате с този имейл и с паролата, която изберете.',
    notYou: 'Ако не очаквате това писмо, не правете нищо.',
  },
  entry: {
    greeting: (name: string) => `Здравейте, ${name},`,
    invited: 'направихме ви личен достъп: тук си пишем, пращате файлове и следите как върви сайтът ви.',
    action: 'Влез',
    validity: (username: string) =>
      `Връзката е само за вас и важи 7 дни. Потребителското ви име е ${username}.`,
    subject: 'Връзка за влизане',
    asked: 'поискахте връзка за влизане в чата.',
    forYou: 'Връзката е само за вас и важи 7 дни: с нея се влиза без парола. Не препращайте писмото.',
  },
  request: {
    subject: (title: string) => `Чака отговора ви: ${title}`,
    waits: (title: string) => `чакаме отговора ви за „${title}“, за да продължим.`,
    action: 'Отвори',
  },
  password: {
    subject: 'Нова парола',
    intro: `поискахте връзка, с която да си изберете нова парола за „${brand.name}“.`,
    action: 'Избери нова парола',
    validity: 'Важи 30 минути. Ако не сте я поискали вие, не правете нищо.',
  },
  test: {
    subject: 'Пробно писмо',
    intro: 'Щом четете това, писмата от сайта стигат до вас.',
  },
  footer: ({ address, phones: [phone = ''] }: Pick<StudioFacts, 'address' | 'phones'>) =>
    `${brand.name} · ${address} · ${phone}`,
} as const;
