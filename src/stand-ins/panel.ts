import { calendarFile, type Meeting } from '../lib/calendar-file.ts';
import { BUTTON_CLASS, LABEL_CLASS } from '../lib/class-names.ts';
import { type Mail, mailAddress } from '../lib/mail.ts';
import type { StandInsData } from '../schemas/settings/stand-ins.ts';
import { h } from './parts.ts';

export type PanelWords = StandInsData['reply'];

export interface Prepared {
  /** Level of the heading, by what stands above the form. */
  level?: 'h2' | 'h3';
  heading: string;
  text: string;
  mail: Mail;
  calendar?: { label: string; meeting: Meeting };
}

/** Shows, in a form's place, what it has prepared: the e-mail to open or copy, the calendar file, the way back. */
export function showPanel(form: HTMLFormElement, words: PanelWords, { level = 'h3', heading, text, mail, calendar }: Prepared) {
  const letter = h('pre', { tabindex: 0, role: 'group', 'aria-label': words.mail }, `${mail.subject}\n\n${mail.body}`);
  const title = h(level, { tabindex: -1 }, heading);
  const copy = h('button', { class: BUTTON_CLASS.outline, type: 'button' }, words.copy);
  const said = h('span', { class: LABEL_CLASS, role: 'status' });
  const change = h('button', { class: BUTTON_CLASS.outline, type: 'button' }, words.change);
  const file = calendar && URL.createObjectURL(new Blob([calendarFile(calendar.meeting)], { type: 'text/calendar' }));
  const panel = h(
    'div',
    { class: 'stand-in-reply' },
    title,
    h('p', {}, text),
    h(
      'p',
      { class: 'actions' },
      h('a', { class: BUTTON_CLASS.solid, href: mailAddress(mail) }, words.open),
      ...(calendar && file ? [h('a', { class: BUTTON_CLASS.outline, href: file, download: 'meeting.ics' }, calendar.label)] : []),
      copy,
      change,
      said,
    ),
    letter,
  );
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(letter.textContent);
      said.textContent = words.copied;
    } catch {
      getSelection()?.selectAllChildren(letter);
      said.textContent = words.notCopied;
    }
  });
  change.addEventListener('click', () => {
    if (file) URL.revokeObjectURL(file);
    panel.replaceWith(form);
    form.querySelector<HTMLElement>('input, select')?.focus();
  });
  form.replaceWith(panel);
  title.focus();
}
