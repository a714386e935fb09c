/** Until when security.txt may be relied on (RFC 9116 asks for less than a year ahead). A test fails a month before. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z';
