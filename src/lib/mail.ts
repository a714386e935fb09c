/** An e-mail that the visitor sends with their own mail program. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * Windows opens no mail program for a longer URL, and says nothing. Its limit is 2,048 characters,
 * less in some programs.
 */
const LONGEST_URL = 1900;

/** Whether every mail program opens the URL of this e-mail. */
export const isShortMail = (mail: Mail): boolean => mailAddress(mail).length <= LONGEST_URL;

/** The e-mail as a mailto URL (RFC 6068), with line ends as CRLF. */
export const mailAddress = ({ to, subject, body }: Mail) =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
