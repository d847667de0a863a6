import { MAX_FILE_BYTES } from '@vitrina/shared/clientFiles.ts';
import { isFileName } from '@vitrina/shared/schemas/request.ts';
import { expect, test } from 'vitest';
import { prepareFile } from './prepareFile.ts';

const prepared = (name: string, content = 'x') => prepareFile(new File([content], name));

test.each([
  ['Договор.PDF', 'Договор.PDF', 'pdf'],
  ['../../тайно.docx', '.._.._тайно.docx', 'docx'],
  ['а\u202efdp.zip', 'а_fdp.zip', 'zip'],
  ['ред\nред.txt', 'ред_ред.txt', 'txt'],
  ['Мой сайт.pdf'.normalize('NFD'), 'Мой сайт.pdf', 'pdf'],
  [`${'д'.repeat(300)}.mp3`, `${'д'.repeat(196)}.mp3`, 'mp3'],
])('%j is sent as %j', async (name, shown, ending) => {
  expect(await prepared(name)).toMatchObject({ ok: true, value: { name: shown, ending } });
  expect(isFileName(shown, `x.${ending}`)).toBe(true);
});

test('the content is sent as plain bytes, whatever type the file claims', async () => {
  const page = await prepareFile(new File(['<script>'], 'x.svg', { type: 'image/svg+xml' }));
  expect(page.ok && page.value.blob.type).toBe('application/octet-stream');
});

test.each(['program.exe', 'page.html', 'x.pdf.html', 'nothing', '.bashrc'])('%s is refused', async (name) => {
  expect(await prepared(name)).toEqual({ ok: false, reason: 'no-such-files' });
});

test('empty and too large files are refused, and one that is not there any more', async () => {
  expect(await prepared('x.pdf', '')).toEqual({ ok: false, reason: 'empty' });
  const large = new File([], 'x.pdf');
  Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
  expect(await prepareFile(large)).toEqual({ ok: false, reason: 'too-large-file' });
  const moved = new File(['x'], 'x.pdf');
  moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await prepareFile(moved)).toEqual({ ok: false, reason: 'unreadable' });
});
