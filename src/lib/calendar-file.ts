/** A meeting for a calendar file. */
export interface Meeting {
  /** Globally unique id, such as "1f0c…@example.com". */
  uid: string;
  /** When the file was made, in milliseconds since 1970. */
  stamp: number;
  /** In milliseconds since 1970. */
  start: number;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
}

/** Longest line that RFC 5545 allows, in bytes. */
const MAX_OCTETS = 75;

/** One tentative event as an iCalendar file (RFC 5545). */
export const calendarFile = ({
  uid,
  stamp,
  start,
  minutes,
  summary,
  description,
  location,
  organizer,
}: Meeting) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(organizer.name)}//Website//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + minutes * 60_000)}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `LOCATION:${text(location)}`,
    `ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, '')}":mailto:${organizer.email}`,
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

/** 20261123T083000Z */
const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * A value of type TEXT: separators and line breaks are escaped, other control characters left out.
 */
const text = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/**
 * Breaks a line before it exceeds 75 octets, never within a character; continuations start with a
 * space.
 */
function fold(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const size = new TextEncoder().encode(character).length;
      octets += size;
      if (octets <= MAX_OCTETS) return character;
      octets = size + 1;
      return `\r\n ${character}`;
    })
    .join('');
}
