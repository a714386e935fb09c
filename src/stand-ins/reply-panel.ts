import { BUTTON_CLASS, LABEL_CLASS } from '../lib/class-names.ts';
import { isShortMail, type Mail, mailAddress } from '../lib/mail.ts';
import type { StandInsData } from '../schemas/settings/stand-ins.ts';
import { h } from './elements.ts';

export type ReplyLabels = StandInsData['reply'];

interface PreparedReply {
  /** Level of the heading, which depends on the headings above the form. */
  level?: 'h2' | 'h3';
  heading: string;
  text: string;
  mail: Mail;
}

/**
 * Replaces a form with its result: an e-mail to open or copy, and a button that shows the form
 * again.
 */
export function showPanel(
  form: HTMLFormElement,
  labels: ReplyLabels,
  { level = 'h3', heading, text, mail }: PreparedReply,
) {
  const isShort = isShortMail(mail);
  const preview = h(
    'pre',
    { tabindex: 0, role: 'group', 'aria-label': labels.mail },
    `${mail.subject}\n\n${mail.body}`,
  );
  const title = h(level, { tabindex: -1 }, heading);
  const copy = h('button', { class: BUTTON_CLASS.outline, type: 'button' }, labels.copy);
  const open = h(
    'a',
    {
      class: BUTTON_CLASS.solid,
      href: mailAddress(isShort ? mail : { ...mail, body: labels.paste }),
    },
    labels.open,
  );
  const status = h('span', { class: LABEL_CLASS, role: 'status' });
  const change = h('button', { class: BUTTON_CLASS.outline, type: 'button' }, labels.change);
  const panel = h(
    'div',
    { class: 'stand-in-reply' },
    title,
    h('p', {}, text),
    h('p', { class: 'actions' }, open, copy, change, status),
    preview,
  );
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(preview.textContent);
      status.textContent = labels.copied;
    } catch {
      getSelection()?.selectAllChildren(preview);
      status.textContent = labels.notCopied;
    }
  };
  copy.addEventListener('click', copyText);
  if (!isShort) open.addEventListener('click', copyText);
  change.addEventListener('click', () => {
    panel.replaceWith(form);
    form.querySelector<HTMLElement>('input, select')?.focus();
  });
  form.replaceWith(panel);
  title.focus();
}
