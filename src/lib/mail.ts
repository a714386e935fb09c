/** An e-mail that the visitor sends with their own mail program. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** The e-mail as a mailto URL (RFC 6068), with line ends as CRLF. */
export const mailAddress = ({ to, subject, body }: Mail) =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
