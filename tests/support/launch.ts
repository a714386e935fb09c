/** The pages of the specification (section 2), services and cases apart. */
export const PAGES: readonly string[] = [
  '/',
  '/contact-us',
  '/about-us',
  '/case-studies',
  '/privacy-policy',
  '/support-to-operations',
  '/support-to-projects',
  '/all-our-services',
  '/technologyqualification',
];
