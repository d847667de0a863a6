import { formatDate } from '@vitrina/shared/dates.ts';
import { formatCents } from '@vitrina/shared/money.ts';
import { ExternalLink } from 'lucide-react';
import type { ClientRequest, RequestOf } from '../api/requests.ts';
import { isPicture } from '../pictures/picturePath.ts';
import StoredFile from '../pictures/StoredFile.tsx';
import { StoredPicture } from '../pictures/StoredPicture.tsx';
import { text as pictureText } from '../pictures/text.ts';
import { text } from './text.ts';

/** What is asked, as its client reads it. */
export function RequestBody({ request }: { request: ClientRequest }) {
  switch (request.kind) {
    case 'approval':
      return <Approval request={request} />;
    case 'materials':
      return <Materials request={request} />;
    case 'offer':
      return <Offer request={request} />;
    case 'review':
      return <h3 className="font-display text-h4 font-extrabold">{text.review}</h3>;
  }
}

function Approval({ request: { title, version, content } }: { request: RequestOf<'approval'> }) {
  const pictures = content.files.filter(({ path }) => isPicture(path));
  const files = content.files.filter(({ path }) => !isPicture(path));
  return (
    <>
      {pictures.map(({ path }) => (
        <StoredPicture key={path} path={path} size={{}} label={pictureText.picture} />
      ))}
      <Titled label={text.approval} title={text.titled(title, version)} />
      <Details words={content.details} />
      {content.link !== undefined && (
        <a
          className="flex min-h-tap w-fit items-center gap-2 font-bold underline underline-offset-4"
          href={content.link}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink size={18} aria-hidden />
          {text.open}
          <span className="sr-only"> {text.opensNewTab}</span>
        </a>
      )}
      {files.map((file) => (
        <StoredFile key={file.path} {...file} />
      ))}
    </>
  );
}

function Materials({ request: { title, content } }: { request: RequestOf<'materials'> }) {
  return (
    <>
      <Titled label={text.materials} title={title} />
      <Details words={content.details} />
      <ul className="grid list-disc gap-2 pl-5 marker:text-mark">
        {content.items.map((item, index) => (
          <li key={index} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

function Offer({ request }: { request: RequestOf<'offer'> }) {
  const { number, title, content, valid_until } = request;
  const total = formatCents(request.total_cents ?? 0);
  return (
    <>
      <h3 className="font-display text-h3 font-extrabold">{text.offer.title(number ?? '')}</h3>
      <p className="text-small text-muted">{text.offer.terms(total, formatDate(valid_until ?? ''))}</p>
      <p className="font-semibold wrap-anywhere">{title}</p>
      <table className="w-full text-small tabular-nums [&_td]:border-t [&_td]:border-dashed [&_td]:border-line [&_td]:py-2 [&_td]:align-top">
        <thead>
          <tr className="text-muted">
            <th className="text-start font-normal">{text.offer.item}</th>
            <th className="px-2 text-end font-normal">{text.offer.quantity}</th>
            <th className="text-end font-normal">{text.offer.price}</th>
          </tr>
        </thead>
        <tbody>
          {content.items.map((item, index) => (
            <tr key={index}>
              <td className="wrap-anywhere">{item.text}</td>
              <td className="px-2 text-end">{item.quantity}</td>
              <td className="text-end">{formatCents(item.unit_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap justify-between gap-x-4 border-t-3 border-ink pt-2 text-h4 font-bold">
        <span>{text.offer.total}</span>
        <span>{total}</span>
      </p>
      <p className="text-small">{text.offer.vat[content.vat]}</p>
      <Details words={content.note} />
    </>
  );
}

function Titled({ label, title }: { label: string; title: string }) {
  return (
    <h3 className="font-display text-h4 font-extrabold wrap-anywhere">
      <span className="block font-sans text-small font-normal text-muted">{label} </span>
      {title}
    </h3>
  );
}

function Details({ words }: { words: string }) {
  return words === '' ? null : (
    <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
      {words}
    </p>
  );
}
