/** Event in which the cookie banner reports the visitor's answer, "true" or "false". */
export const CONSENT_ANSWER = 'consent:answer';
