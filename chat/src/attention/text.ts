/** The Bulgarian texts of what calls for attention while the chat is not looked at. */
export const text = {
  alerts: 'Звук и известия',
  on: 'Ще чуете и видите всяко ново съобщение, докато чатът е отворен.',
  blocked: 'Браузърът не позволява известия от този сайт. Ще чувате само звука.',
  image: 'Изображение',
} as const;
