/** Name of the event that carries the visitor's answer to the cookie banner, "true" or "false". */
export const CONSENT_ANSWER = 'consent:answer';
