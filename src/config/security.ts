/**
 * Expiry date of security.txt (RFC 9116 recommends less than a year ahead). A test fails a month
 * before it.
 */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z';

/**
 * Sandbox of the frame with a hosted form: it may neither navigate this page nor open alert
 * dialogs. With scripts and same-origin allowed, it protects only against forms of other origins.
 */
export const FRAME_SANDBOX =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';
