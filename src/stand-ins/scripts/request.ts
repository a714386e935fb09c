import { COMPANY, EMAIL, h, input, mailForm, PERSON } from '../mail-form.ts';
import { request as words } from '../words.json';

/*
 * The form of form-page.astro. The fragment names the document that is asked for.
 */
document.querySelector('main')?.toggleAttribute('data-framed', window !== parent);
const heading = document.querySelector('h1');
const wanted = document.getElementById(location.hash.slice(1));
const title = wanted?.dataset.title ?? heading?.textContent ?? '';
heading?.replaceChildren(title);

const sender = [
  h('input', { type: 'hidden', name: 'title', value: title }),
  input(words.person, 'person', PERSON),
  input(words.company, 'company', COMPANY),
];
const form = mailForm('request', [sender, [input(words.email, 'email', EMAIL)]], words);
document.querySelector('[data-form]')?.replaceChildren(form);
