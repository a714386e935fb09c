import { fill } from '../lib/fill.ts';
import { formValues } from './elements.ts';
import { type ReplyLabels, showPanel } from './reply-panel.ts';

interface Texts {
  to: string;
  subject: string;
  body: string;
  heading: string;
  text: string;
  reply: ReplyLabels;
}

/**
 * The form on a page of the stand-in. One form may serve several documents: the URL's fragment
 * names the service or case whose document is requested, and the others are hidden.
 */
class HostedFormElement extends HTMLElement {
  connectedCallback() {
    this.toggleAttribute('data-framed', window !== window.parent);
    const form = this.querySelector('form');
    const title = form?.querySelector<HTMLInputElement>('[name=title]');
    const documents = [...this.querySelectorAll<HTMLElement>('[data-id]')];
    const wanted = documents.find(({ dataset }) => dataset.id === location.hash.slice(1));
    if (wanted && title) {
      for (const other of documents) other.hidden = other !== wanted;
      title.value = wanted.dataset.title ?? title.value;
      this.querySelector('h1')?.replaceChildren(title.value);
    }
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const { to, subject, body, heading, text, reply } = JSON.parse(
        this.dataset.labels ?? '',
      ) as Texts;
      const answers = formValues(form);
      const values = { ...answers, company: answers.company || '–' };
      showPanel(form, reply, {
        level: 'h2',
        heading,
        text,
        mail: { to, subject: fill(subject, values), body: fill(body, values) },
      });
    });
  }
}
customElements.define('hosted-form', HostedFormElement);
