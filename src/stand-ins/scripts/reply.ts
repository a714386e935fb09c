import { fill } from '../../lib/fill.ts';
import { isShortMail, type Mail, mailAddress } from '../../lib/mail.ts';
import { h } from '../mail-form.ts';
import { OFFICE_HOURS } from '../office-times.ts';
import { dateOf, timeOf, zoneHere } from '../times.ts';
import { mails, reply as words } from '../words.json';

declare const FIRM: { email: string; city: string };

type Kind = keyof typeof mails;
interface Texts {
  heading?: string;
  text?: string;
  subject: string;
  body: string;
}

/** Shows the e-mail with the answers below the fields of a form, until one of them changes. */
export function showMail(form: HTMLFormElement, kind: Kind): void {
  const texts: Texts = mails[kind];
  const { heading: title = words.heading, text = words.text } = texts;
  const values = valuesOf(form);
  const mail = {
    to: FIRM.email,
    subject: fill(texts.subject, values),
    body: fill(texts.body, values),
  };
  // One level below the heading above the form.
  const level = kind === 'request' ? 'h2' : 'h3';
  const heading = h(level, { tabindex: -1 }, fill(title, values));
  const shown = h('div', { class: 'prepared' }, heading, h('p', {}, text), ...partsOf(mail));
  form.querySelector('.prepared')?.remove();
  form.append(shown);
  form.oninput = () => shown.remove();
  heading.focus();
}

/** What was filled in, and what an e-mail says of a chosen time; "–" for an empty field. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const answers = [...new FormData(form)].map(([name, value]) => [
    name,
    String(value).trim() || '–',
  ]);
  const values: Record<string, string> = Object.fromEntries(answers);
  const start = Number(values.time);
  if (!start) return values;
  return {
    ...values,
    city: FIRM.city,
    zone: zoneHere(),
    date: dateOf(start),
    time: timeOf(start),
    officeTime: timeOf(start, OFFICE_HOURS.timeZone),
  };
}

/** Link to open an e-mail, button to copy it, and its text. */
function partsOf(mail: Mail): Node[] {
  const whole = `${mail.subject}\n\n${mail.body}`;
  const preview = h('pre', { tabindex: 0, role: 'group', 'aria-label': words.mail }, whole);
  const status = h('span', { role: 'status' });
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      status.textContent = words.copied;
    } catch {
      getSelection()?.selectAllChildren(preview);
    }
  };
  const isShort = isShortMail(mail);
  const href = mailAddress(isShort ? mail : { ...mail, body: words.paste });
  const open = h('a', { class: 'open', href }, words.open);
  if (!isShort) open.onclick = copyText;
  const copy = h('button', { type: 'button' }, words.copy);
  copy.onclick = copyText;
  return [h('p', { class: 'actions' }, open, copy, status), preview];
}
