import type { BrowserContext, Route } from '@playwright/test';

/** Origin of the invented vendor whose widgets, analytics and forms the fixture has connected. */
export const VENDOR = 'https://vendor.test';
export const BOOKING_SCRIPT = `${VENDOR}/booking.js`;
const FORM_SCRIPT = `${VENDOR}/form.js`;
export const ANALYTICS_SCRIPT = `${VENDOR}/analytics.js`;

/** A script that defines a global, whose `init` draws a form into a container. */
const widget = (global: string) => `
  window.${global} = {
    init(container) {
      const [form, label, field] = ['form', 'label', 'input'].map((tag) =>
        document.createElement(tag));
      field.style.width = '100%';
      label.append('Name', field);
      form.append(label);
      container.append(form);
    },
  };`;
const SCRIPTS: Record<string, string> = {
  [BOOKING_SCRIPT]: widget('VendorBooking'),
  [FORM_SCRIPT]: widget('VendorForm'),
  [ANALYTICS_SCRIPT]: `
    window.VendorAnalytics = { views: 1, stop() { this.views = 0; } };`,
};
const FORM_PAGE = `<!doctype html><html lang="en"><title>Form</title>
  <main><h1>Form of the vendor</h1><label>Name <input></label></main></html>`;

function answer(route: Route): Promise<void> {
  const script = SCRIPTS[route.request().url()];
  return script === undefined
    ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: FORM_PAGE })
    : route.fulfill({ contentType: 'text/javascript', body: script });
}

/** Answers the requests of a context's pages to the invented vendor. */
export const serveVendor = (context: BrowserContext) => context.route(`${VENDOR}/**`, answer);

/** Which of these paths are scripts of the vendor, in alphabetical order. */
export const vendorScriptsIn = (paths: readonly string[]) =>
  paths.filter((path) => `${VENDOR}${path}` in SCRIPTS).sort();
