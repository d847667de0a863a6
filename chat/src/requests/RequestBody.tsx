import { formatDate } from '@vitrina/shared/dates.ts';
import { formatCents } from '@vitrina/shared/money.ts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientRequest, RequestOf } from '../api/requests.ts';
import { isPicture } from '../attachments/attachmentPath.ts';
import StoredFile from '../attachments/StoredFile.tsx';
import { StoredPicture } from '../attachments/StoredPicture.tsx';
import { useStudioFacts } from '../useStudioFacts.ts';
import { text } from './text.ts';

/** The content of a request, as the client reads it. */
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

/** Pictures of sites are wide; the request does not contain their size. */
const PICTURE_SIZE = { attachment_width: 300, attachment_height: 190 };

/** What is to be approved: pictures, or else the address of the page, or else files. */
function Approval({ request: { title, version, content } }: { request: RequestOf<'approval'> }) {
  const pictures = content.files.filter(({ path }) => isPicture(path));
  const files = content.files
    .filter(({ path }) => !isPicture(path))
    .map((file) => <StoredFile key={file.path} {...file} />);
  const areFilesAlone = pictures.length === 0 && content.link === undefined;
  return (
    <>
      {pictures.map(({ path }) => (
        <Sill key={path}>
          <StoredPicture path={path} size={PICTURE_SIZE} />
        </Sill>
      ))}
      {pictures.length === 0 && content.link !== undefined && (
        <Sill>
          <p className="grid min-h-36 place-items-center bg-glass p-4 text-center font-display text-h4/[1.1] font-extrabold text-ink-fix wrap-anywhere">
            {content.link.replace(/^https?:\/\/|\/$/gi, '')}
          </p>
        </Sill>
      )}
      {areFilesAlone && <Sill>{files}</Sill>}
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
      {!areFilesAlone && files}
    </>
  );
}

function Sill({ children }: { children: ReactNode }) {
  return <div className="-mx-2 border-b-8 border-tomato px-2 [&_[data-picture]]:w-full">{children}</div>;
}

function Materials({ request: { title, content } }: { request: RequestOf<'materials'> }) {
  return (
    <div className="grid gap-3 @min-[42rem]:grid-cols-2">
      <div className="grid content-start gap-3">
        <Titled label={text.materials} title={title} />
        <Details words={content.details} />
      </div>
      <ul className="grid content-start">
        {content.items.map((item, index) => (
          <li key={index} className="flex gap-3 border-line py-2 wrap-anywhere not-first:border-t">
            <span className="mt-1.5 h-3 w-2.5 flex-none rounded-b-full bg-mark" aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ request }: { request: RequestOf<'offer'> }) {
  const { number, title, content, valid_until } = request;
  const total = formatCents(request.total_cents ?? 0, useStudioFacts());
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
              <td className="wrap-anywhere">
                {item.text}
                {item.quantity > 1 && (
                  <span className="block text-micro text-muted">
                    {' '}
                    {text.offer.each(euro(item.unit_cents))}
                  </span>
                )}
              </td>
              <td className="px-2 text-end">{item.quantity}</td>
              <td className="text-end whitespace-nowrap">{euro(item.quantity * item.unit_cents)}</td>
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

/** Rows are in euro alone; leva stand beside the total. */
const euro = (cents: number) => formatCents(cents, { shows_leva: false });

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
