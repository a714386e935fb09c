import { fill } from '../lib/fill.ts';
import { entered } from './elements.ts';
import { type PanelWords, showPanel } from './panel.ts';

interface Words {
  to: string;
  subject: string;
  body: string;
  heading: string;
  text: string;
  reply: PanelWords;
}

/**
 * The form on a page of the stand-in. One form may serve several documents; the part of the address behind "#" names the
 * service or the case whose document is wanted, and the others stand back.
 */
class HostedForm extends HTMLElement {
  connectedCallback() {
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
      const { to, subject, body, heading, text, reply } = JSON.parse(this.dataset.words ?? '') as Words;
      const answers = entered(form);
      const gaps = { ...answers, company: answers.company || '–' };
      showPanel(form, reply, { level: 'h2', heading, text, mail: { to, subject: fill(subject, gaps), body: fill(body, gaps) } });
    });
  }
}
customElements.define('hosted-form', HostedForm);
