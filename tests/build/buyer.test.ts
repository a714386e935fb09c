import { describe, expect, test } from 'vitest';
import { bytesOf, pageAt } from '../support/dist.ts';
import { textsOf, valuesOf } from '../support/html.ts';
import { bare, readPdf } from '../support/pdf.ts';

/* What a buyer looks for before the first call. */

describe('how we work', () => {
  const { $ } = pageAt('/how-we-work');

  test('has a table of contents, whose links lead into all sections with a heading', () => {
    const links = valuesOf($, 'main header nav a', 'href').map((href) => href.slice(1));
    const headings = $('main section > h2').toArray();
    expect(headings.length).toBeGreaterThan(5);
    const linked = (heading: (typeof headings)[number]) =>
      links.some((id) => $(heading).parent().find(`[id="${id}"]`).length > 0);
    expect(
      headings
        .filter((heading) => !linked(heading))
        .map((heading) => `${$(heading).text()} is not in the contents`),
    ).toEqual([]);
    expect(
      links.filter((id) => $(`[id="${id}"]`).length !== 1).map((id) => `#${id} leads nowhere`),
    ).toEqual([]);
  });

  test('answers each question', () => {
    expect(textsOf($, '#questions + div summary')).toEqual([
      'May the log be kept?',
      'What if nothing is found?',
    ]);
    expect(textsOf($, '#questions + div details > p')).toEqual([
      'Yes, and it is handed over with the note.',
      'Then the note says so, with what was measured.',
    ]);
  });

  test('gives the machines by family with their sum, and leads from a family to its cases', () => {
    const table = $('[aria-labelledby=experience] table');
    expect(table.find('tfoot td').first().text()).toBe('120');
    expect(valuesOf($, table.find('tbody a'), 'href')).toEqual(['/case-studies/pinion-noise']);
  });

  test('offers the supplier file, which has all facts and some that the page has not', async () => {
    expect($('main a[download][href="/documents/supplier-file.pdf"]')).toHaveLength(1);
    const { text } = await readPdf(bytesOf('/documents/supplier-file.pdf'));
    const shown = bare($('main').text());
    const facts = [
      'Day rate',
      'Nothing: the work is invented.',
      'Nobody was ever hurt in a test.',
      'Each of us may stop a job without asking.',
    ];
    for (const fact of facts)
      for (const place of [text, shown]) expect(place).toContain(bare(fact));
    const fileOnly = bare('€1,200, of which nobody has ever sold one.');
    expect(text).toContain(fileOnly);
    expect(text).toContain('API692');
    expect(shown).not.toContain(fileOnly);
  });

  test.each(['/', '/contact-us', '/gear-review', '/seal-training', '/seal-qualification'])(
    'is linked from %s',
    (route) => expect(pageAt(route).$('main a[href="/how-we-work"]').length).toBeGreaterThan(0),
  );
});

test('contact says what happens next', () => {
  const text = pageAt('/contact-us').$('#reply').parent().text();
  for (const when of ['1 day', '30 minutes', '1 week']) expect(text).toContain(when);
});

test('contact offers a checklist as a PDF, with all its lines and the numbers to call', async () => {
  const links = pageAt('/contact-us').$('main a[download][href="/documents/checklist.pdf"]');
  expect(links).toHaveLength(1);
  const pdf = await readPdf(bytesOf('/documents/checklist.pdf'));
  for (const line of [
    'Nameplate',
    'Tag and type of the fan',
    'Trip log',
    'First alarm with its time',
  ])
    expect(pdf.text).toContain(bare(line));
  for (const number of ['+31300000000', '+31300000099'])
    expect(pdf.links).toContain(`tel:${number}`);
});

test('the home page has the number for a machine that is down beside the hero’s button', () => {
  expect(pageAt('/').$('.hero .row > a').attr('href')).toBe('tel:+31300000099');
});

test('the card of a case says industry and machine', () => {
  const card = pageAt('/case-studies').$('#cases > [data-id="2"]');
  expect(card.text()).toContain('Test stands · Fan gearbox');
});

test('a service whose paper the viewer shows leads there, and has no flyer', () => {
  const { $ } = pageAt('/seal-qualification');
  expect(valuesOf($, 'main a:contains("Download White Paper")', 'href')).toEqual([
    '/technologyqualification',
  ]);
  expect($('main [data-dialog]')).toHaveLength(0);
});

test('the card of a service shows its picture, or else its drawing', () => {
  const { $ } = pageAt('/all-our-services');
  const shown = (service: string) => {
    const card = $('main li').has(`a[href="/${service}"]`);
    return [card.find('img').length, card.find(`use[href$="#${service}"]`).length];
  };
  expect(shown('seal-training')).toEqual([1, 0]);
  expect(shown('gear-review')).toEqual([0, 1]);
});

describe('the way in by symptom', () => {
  const symptomsAt = (route: string) => pageAt(route).$('[aria-labelledby=symptoms]');

  test('leads from what an operator sees to the service, the price that applies, and a case', () => {
    const { $ } = pageAt('/all-our-services');
    const section = symptomsAt('/all-our-services');
    const text = bare(section.text());
    for (const said of [
      'the log, and the bench beside it',
      'last week’s log, read aloud',
      '4 engineer-days, €4,000 for one shift',
    ])
      expect(text).toContain(bare(said));
    expect(text).not.toContain(bare('for all shifts'));
    expect(valuesOf($, section.find('a'), 'href')).toEqual(
      expect.arrayContaining(['/gear-review', '/case-studies/pinion-noise', '/seal-training']),
    );
  });

  test.each([
    ['/gear-review', ['It whines at one speed']],
    ['/seal-training', ['The crew asks what to write']],
    ['/seal-qualification', []],
  ])('stands on %s with its own rows', (route, seen) => {
    const { $ } = pageAt(route);
    expect(textsOf($, symptomsAt(route).find('h3'))).toEqual(seen);
    expect($('main a[href="/all-our-services#symptoms"]')).toHaveLength(seen.length);
  });

  test.each(['/support-to-operations', '/support-to-projects'])('is linked from %s', (route) => {
    expect(pageAt(route).$('main a[href="/all-our-services#symptoms"]')).toHaveLength(1);
  });
});
