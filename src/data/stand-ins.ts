import { flyerFile, serviceRoute } from '../config/routes.ts';
import { fill } from '../lib/fill.ts';
import { flyerForm } from '../lib/flyer-form.ts';
import { paperFile } from '../lib/hosted-form.ts';
import { type Case, getCases } from './cases.ts';
import { getRedirects } from './redirects.ts';
import { getServices } from './services.ts';
import { getSettings } from './settings.ts';

/**
 * What each stand-in's script uses: the booking's to show its form, the reply to compose
 * e-mails.
 */
export async function getStandInSettings() {
  const { reply, booking, form } = await getSettings('stand-ins');
  const { email, address } = await getSettings('company');
  const { timeZone, times, days, noticeHours, zone, sameZone, time, office } = booking;
  const { heading, text, subject, body } = booking;
  return {
    booking: {
      timeZone,
      times,
      days,
      noticeHours,
      zone,
      sameZone,
      time,
      office,
      city: address.city,
    },
    forms: {},
    analytics: {},
    reply: {
      reply,
      booking: { timeZone, heading, text, subject, body },
      form: { heading: form.heading, text: form.text, subject: form.subject, body: form.body },
      firm: { email: email.address, city: address.city },
    },
  };
}
export type StandInSettings = Awaited<ReturnType<typeof getStandInSettings>>;

/**
 * Texts of a stand-in's form, for the page that shows it; `failed` is said if the e-mail could not
 * be prepared.
 */
export async function getStandInForm(kind: 'booking' | 'form') {
  const { label, failed, booking, form } = await getSettings('stand-ins');
  const { email } = await getSettings('company');
  const shared = { label, failed: fill(failed, { email: email.address }) };
  return kind === 'booking'
    ? { ...shared, kind, labels: booking }
    : { ...shared, kind, labels: form };
}
export type StandInFormTexts = Awaited<ReturnType<typeof getStandInForm>>;

/** A document that a hosted form is for. */
export interface HostedDocument {
  /** Slug of its service or case. */
  id: string;
  title: string;
  file: string;
  /** The case that a white paper belongs to; a flyer has none */
  entry?: Case;
}

/**
 * The documents that a key of the form service is for: a service's flyer first, then white papers.
 */
export async function getDocumentsOf(key: string): Promise<HostedDocument[]> {
  const { hosted } = await getSettings('stand-ins');
  const redirects = getRedirects();
  const flyers = (await getServices())
    .filter(
      ({ id, data: { whitePaperOf } }) =>
        !whitePaperOf && flyerForm(serviceRoute(id), redirects) === key,
    )
    .map(({ id, data }) => ({
      id,
      title: fill(hosted.flyer, { service: data.title }),
      file: flyerFile(id),
    }));
  const papers = (await getCases())
    .filter(({ data }) => data.whitePaper.dialogId === key)
    .map((entry) => ({
      id: entry.id,
      title: fill(hosted.paper, { title: entry.data.whitePaper.title }),
      file: paperFile(entry.id, entry.data.whitePaper),
      entry,
    }));
  return [...flyers, ...papers];
}
