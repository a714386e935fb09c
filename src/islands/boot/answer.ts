/** Event by which the cookie banner hands on the visitor's answer, "true" or "false". */
export const ANSWER = 'consent:answer';
