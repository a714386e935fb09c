/** A letter that the visitor's own mail program is to send. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** The letter as a mailto address (RFC 6068): line ends as CRLF, everything else of a text escaped. */
export const mailAddress = ({ to, subject, body }: Mail) =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
