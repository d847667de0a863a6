import { formatDay, weekdayOf } from '@vitrina/shared/calendar.ts';
import { dayOf, formatClock, formatDate } from '@vitrina/shared/dates.ts';
import { clockLabel, hoursLabel, openUntil } from '@vitrina/shared/openingHours.ts';
import { isMailbox } from '@vitrina/shared/schemas/account.ts';
import { phoneHref, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import Phone from 'lucide-react/icons/phone';
import { receiptText } from '../../text.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { answerBy } from './answerBy.ts';
import { HeardOfUs } from './HeardOfUs.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { Sent } from './useForm.ts';

/** The texts that differ from form to form. */
export interface ReceiptWords {
  title: string;
  /** What the studio's answer will contain. */
  reply: string;
  studio: StudioFacts;
  /** The form is the whole page, so the title becomes its H1. */
  isPage?: boolean;
  /** Formats the values of fields, by field name. */
  words?: Readonly<Record<string, (value: string) => string>>;
}

export interface ReceiptProps extends ReceiptWords {
  labels: Readonly<Record<string, string>>;
  sent: Sent;
  /** It takes the place of a short note, which the visitor has read. */
  isLate?: boolean;
  onAgain: () => void;
}

/**
 * Replaces a form that was sent: shows what was sent and what happens next. It stays until the visitor starts another one
 * or leaves the page.
 */
export function Receipt({
  title,
  reply,
  studio,
  isPage = false,
  words = {},
  labels,
  sent,
  isLate = false,
  onAgain,
}: ReceiptProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const at = new Date(sent.at);
  const due = answerBy(at, studio);
  const closes = openUntil(at, studio);
  const email = String(sent.values.email ?? '').trim();
  const facts = Object.entries(labels).flatMap(([field, label]) => {
    const value = String(sent.values[field] ?? '').trim();
    return value === '' ? [] : [{ label, value: words[field]?.(value) ?? value }];
  });

  return (
    <div className="@container" data-sent>
      <div className="grid gap-12 @min-[56rem]:grid-cols-[minmax(0,38.75rem)_minmax(0,1fr)] @min-[56rem]:items-start @min-[56rem]:gap-x-24">
        <div className="receipt">
          <div className="receipt-paper px-[clamp(1.25rem,5vw,2.75rem)] pt-8.5 pb-12.5 text-ink scheme-light">
            <div className="flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-4">
              <Heading
                className="max-w-[7em] scroll-mt-36 text-[clamp(2.25rem,1.5rem+2.6vw,3.25rem)]/[0.95] outline-none"
                tabIndex={-1}
                ref={isLate ? takeFocusOver : focus}
              >
                <BoundText isHeading>{title}</BoundText>
              </Heading>
              <p className="stamp">{receiptText.stamp}</p>
            </div>
            <p className="mt-2.5 mb-4.5 font-medium text-muted tabular-nums">
              <BoundText>{`${weekdayOf(dayOf(sent.at))}, ${formatDate(sent.at)}, ${formatClock(sent.at)}`}</BoundText>
            </p>
            <dl>
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className="grid gap-x-4 border-t-2 border-dotted border-ink/35 py-2.5 leading-[1.4] @min-[36rem]:grid-cols-[9.5rem_minmax(0,1fr)]"
                >
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
                </div>
              ))}
            </dl>
            <HeardOfUs submission={sent.submission} />
            <p className="border-t-3 border-ink pt-5">
              {/* A double click on an answer above brings this button under its second half. */}
              <button
                className="button button-ghost"
                type="button"
                onClick={({ detail }) => detail < 2 && onAgain()}
              >
                {receiptText.again}
              </button>
            </p>
          </div>
        </div>
        <NextSteps
          steps={[
            [receiptText.now, isMailbox(email) ? receiptText.mail(email) : receiptText.noMail(email)],
            [
              receiptText.atTheLatest(`${weekdayOf(due.day)}, ${formatDay(due.day)}, ${due.clock}`),
              `${reply} ${receiptText.holidays}`,
            ],
            [
              receiptText.hurry,
              closes ? receiptText.open(clockLabel(closes)) : receiptText.closed(hoursLabel(studio)),
            ],
          ]}
        >
          <div className="button-row">
            {studio.phones.map((phone) => (
              <a key={phone} className="button" href={phoneHref(phone)}>
                <Phone size={20} aria-hidden="true" />
                <BoundText>{phone}</BoundText>
              </a>
            ))}
          </div>
        </NextSteps>
      </div>
    </div>
  );
}

/** The button that had the focus has disappeared, so the focus moves to its result. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** As above, unless the visitor has moved the focus on. What they read stays where it is. */
function takeFocusOver(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
