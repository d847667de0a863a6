import { randomUUID } from 'node:crypto';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { article } from '@vitrina/tests/fixtures/article.ts';
import { png } from '../content/pictureFiles.ts';

/** An article with every feature of its dialect, and an uploaded picture. */
export async function addArticle(service: Supabase) {
  const picture = `${randomUUID()}.png`;
  const { buffer, mimeType } = png(picture, 900, 600);
  await service.storage.from('content-images').upload(picture, buffer, { contentType: mimeType });
  const body = [
    'Увод с **удебелено**, *курсив* и [връзка](/pricing) за 3–7 дни.',
    '## Глава за най-доброто',
    `![Витрина нощем](content-images/${picture})`,
    '> Цитат „в кавички“ & знаци < >',
    '### Подглава',
    '- едно\n- две\n  1. вътре\n\n1. първо\n2. второ',
    '<b>Това е текст</b>',
  ].join('\n\n');
  const { data } = await service
    .from('posts')
    .insert({ ...article, body, cover: `content-images/${picture}` } as never)
    .select()
    .single()
    .throwOnError();
  return data;
}
