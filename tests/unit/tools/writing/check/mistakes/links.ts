// cspell:disable
import { append, swap } from '../../../../../support/edits.ts';
import { filesIn, inText, type Mistake, mistake } from './plant.ts';

const body = inText([...filesIn('papers'), 'pages/privacy-policy.mdx', 'pages/about-us.mdx', 'pages/how-we-work.mdx']);
const study = inText('cases/pinion-noise.mdx');
const NAVIGATION = 'settings/navigation.yaml';
const PROMOTION = 'settings/promotion.yaml';
const HOME = 'pages/home.mdx';
const COMPANY = 'settings/company.yaml';
const REDIRECTS = 'redirects.yaml';

/** Links that lead nowhere, in texts and in settings. */
export const MISTAKES: Mistake[] = [
  body('See [a course](/gear-review/).', 'link', 'Did you mean "/gear-review"?'),
  body('See [a course](../services/gear-review.mdx).', 'link', 'Did you mean "/gear-review"?'),
  { ...body('See [a course](/old-gear-review).', 'link', 'Write "/gear-review"'), reads: REDIRECTS },
  body('See [a pump](/a-pump-of-ours).', 'link', 'A service is at'),
  body('See [a course](/gear-review#nowhere-here).', 'link', 'It has'),
  body('See [a course]().', 'link', 'Write the path of a page'),
  body('See [](/gear-review).', 'link', 'Write the words'),
  body('For a course click [here](/gear-review).', 'style', 'another way'),
  study('See [this case](/case-studies/pinion-noise).', 'link', 'Take the link out'),
  body('See [a course](http://localhost:4321/gear-review).', 'link', 'Write "/gear-review"'),
  body('See [a mail](mailto:a,b@example.com).', 'link', 'one address'),
  body('See [a mail](info@example.com).', 'link', 'mailto:info@example.com'),
  body('See [a call](tel:oops).', 'link', 'tel:+31701234567'),
  body('See [a call](tel:+44 70 123 45 67).', 'markdown', 'without spaces'),
  body('See [a standard](https://www,iso.org).', 'link', 'Compare it'),
  body('See [a standard](www.iso.org).', 'link', 'https://www.iso.org'),
  body('See [a standard](http://www.iso.org).', 'link', 'Write https'),
  body('See [a server](https://192.168.0.12/gear-review).', 'link', 'in your browser'),
  body('See [a file](file:///C:/gear-review.pdf).', 'link', 'Links are'),
  body('See www.iso.org for it.', 'link', 'Write [www.iso.org](https://www.iso.org)'),
  { ...body('See [a course](https://halden.example/gear-revew).', 'link', 'Did you mean "/gear-review"?'), reads: COMPANY },
  body('See [a flyer](/documents/flyers/gear-reviews.pdf).', 'link', 'Did you mean "/documents/flyers/gear-review.pdf"?'),
  { ...body('See [a flyer](/gear-review.pdf).', 'link', '/documents/flyers/gear-review.pdf'), reads: 'services/gear-review.mdx' },
  mistake('cases/pinion-noise.mdx', append('See [a course][it].\n\n[it]: /gear-review'), 'element', '[text](/path)', '[it]: /gear-review'),
  mistake(NAVIGATION, swap('/case-studies', '/case-studys'), 'link', 'Did you mean "/case-studies"?'),
  mistake(
    NAVIGATION,
    swap('name: Contact Us\n    route: /contact-us', 'name: Write to Us\n    route: /about-us'),
    'twice',
    'Take one of them out',
  ),
  mistake(NAVIGATION, append('  - name: Abroad\n    route: /quillon-services'), 'link', 'Publish it first', 'route: /quillon-services'),
  mistake(PROMOTION, swap('- /support-to-projects', '- /contact-us'), 'link', 'Possible: /all-our-services'),
  mistake(HOME, swap('route: /support-to-projects', 'route: /contact-us'), 'link', 'Possible:'),
  mistake(
    HOME,
    swap('route: /support-to-projects', 'route: /support-to-operations'),
    'twice',
    'or correct it',
    '- title: Support to Projects',
  ),
];
