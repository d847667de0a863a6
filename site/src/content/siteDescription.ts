/** The studio in one sentence, for whoever meets it outside its pages. */
export const siteDescription =
  'Малко студио от София: сайтове, готови темплейти, SEO текстове и реклама за малкия български бизнес.';
