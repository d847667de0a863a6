import type { ImageMetadata } from 'astro';
import discounts from '../assets/pictures/projects/discounts.webp';
import emergencyHelp from '../assets/pictures/projects/emergency-help.webp';
import everythingBulgarian from '../assets/pictures/projects/everything-bulgarian.webp';

interface ProjectPage {
  /** The last part of its address: /projects/<id>. */
  id: string;
  shop: 'websites' | 'advertising' | 'templates';
  title: string;
  summary: string;
  picture: ImageMetadata;
  question: string;
  whyItMatters: string;
  decisions: string[];
  steps: { title: string; text: string }[];
}

/** The studio's own platforms, each with a page that says how it was thought out. */
export const projectPages: ProjectPage[] = [
  {
    id: 'discounts',
    shop: 'websites',
    title: 'Отстъпки',
    summary: 'Наша платформа за промоции от местни търговци, подредени по квартал и срок.',
    picture: discounts,
    question: 'Как да намерите намалението, докато още важи?',
    whyItMatters:
      'Изтекла отстъпка е по-лоша от никаква: човекът е стигнал до магазина и се е върнал с празни ръце.',
    decisions: [
      'Купонът е най-едрото нещо на екрана: първо отстъпката, после магазинът.',
      'Срокът стои на всеки купон, а изтеклият се маха сам.',
      'Подреждаме по квартал, защото близкото намаление се ползва.',
      'Търговецът сменя офертата си сам, без да ни чака.',
    ],
    steps: [
      { title: 'Избирате града', text: 'Виждате само това, което важи днес и е наблизо.' },
      { title: 'Отваряте купона', text: 'На него пише какво, къде и докога.' },
      { title: 'Показвате го', text: 'В магазина стига да го покажете от телефона.' },
    ],
  },
  {
    id: 'emergency-help',
    shop: 'advertising',
    title: 'Спешна помощ',
    summary: 'Наша платформа, която показва кой дежури наблизо: ключар, водопроводчик, пътна помощ, аптека.',
    picture: emergencyHelp,
    question: 'Какво да има на екрана, когато ръцете треперят?',
    whyItMatters: 'Човек пред заключена врата не чете. Търси един бутон и глас отсреща.',
    decisions: [
      'Телефонът е бутон, висок колкото палец.',
      'Показваме само тези, които работят в момента.',
      'Няма регистрация и няма форма преди обаждането.',
      'Страницата тръгва и със слаба връзка: текст, а не снимки.',
    ],
    steps: [
      { title: 'Казвате какво се случи', text: 'Вратата, водата, колата или лекарство.' },
      { title: 'Виждате кой е най-близо', text: 'Подредени по разстояние, с работното време.' },
      { title: 'Обаждате се', text: 'С едно докосване, без да преписвате номер.' },
    ],
  },
  {
    id: 'everything-bulgarian',
    shop: 'templates',
    title: 'Всичко българско',
    summary: 'Наша платформа за храни, занаяти и козметика, направени тук – с името на човека зад тях.',
    picture: everythingBulgarian,
    question: 'Как да личи, че зад буркана стои човек?',
    whyItMatters:
      'Думата „българско“ я пише всеки. Името и мястото може да ги напише само този, който го е направил.',
    decisions: [
      'До всяка стока стоят името на производителя и мястото.',
      'Рафтовете са по вид стока, а не по марка.',
      'Купувате направо от този, който го е направил.',
      'Производителят разказва с две-три изречения, а ние ги редактираме.',
    ],
    steps: [
      { title: 'Разглеждате рафта', text: 'Храни, занаяти и козметика, всяко със своя произход.' },
      { title: 'Опознавате производителя', text: 'Кой е, откъде е и как го прави.' },
      { title: 'Пишете му', text: 'Уговаряте се направо с него.' },
    ],
  },
];
