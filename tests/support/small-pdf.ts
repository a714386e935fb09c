// cspell:ignore Annot Annots

/** A PDF with one line of text on each page. @param producer stored in its metadata, which no reader sees @param target of a link on each page */
export function pdf(pages: readonly string[], producer = 'A', target = ''): string {
  const contents = pages.map((text) => `BT /F1 12 Tf 40 100 Td (${text}) Tj ET`);
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const link =
    target && ` /Annots [<< /Type /Annot /Subtype /Link /Rect [40 90 90 110] /Border [0 0 0] /A << /S /URI /URI (${target}) >> >>]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R${link} >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
    `<< /Producer (${producer}) >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return [
    `${text}xref`,
    `0 ${objects.length + 1}`,
    `0000000000 65535 f \n${offsets.join('')}trailer`,
    `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`,
    'startxref',
    text.length,
    '%%EOF',
  ].join('\n');
}
