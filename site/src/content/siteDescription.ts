/** The studio in one sentence, for search results, feeds and the installed app. */
export const siteDescription =
  'Малко студио от София: сайтове, готови темплейти, SEO текстове и реклама за малкия български бизнес.';
