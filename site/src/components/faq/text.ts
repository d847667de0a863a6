export const faqText = { title: 'Питат ни най-често' };
