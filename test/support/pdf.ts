import { deflateSync } from 'node:zlib'

/** Builds a small PDF: each page is a list of lines; a page without lines is an empty picture. */
export function buildPdf(
  pages: readonly (readonly string[])[],
  { encrypted = false } = {},
): Uint8Array<ArrayBuffer> {
  const objects: string[] = []
  const add = (body: string): number => objects.push(body)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const kids = pages.map(lines => {
    const shown = lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`).join('\n')
    const content = `BT /F1 11 Tf 50 780 Td\n${shown}\nET`
    const stream = add(`<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`)
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 -20000 5000 842] /Contents ${String(stream)} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Count ${String(kids.length)} /Kids [${kids.map(kid => `${String(kid)} 0 R`).join(' ')}] >>`
  const secret = '00'.repeat(32)
  const lock = encrypted
    ? add(`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${secret}> /U <${secret}> >>`)
    : null
  const id = `<${'11'.repeat(16)}>`
  return writePdf(objects, lock === null ? '' : ` /Encrypt ${String(lock)} 0 R /ID [${id} ${id}]`)
}

/** Builds a small PDF whose page expands to this many megabytes of blank space. */
export function buildPdfBomb(megabytes: number): Uint8Array<ArrayBuffer> {
  const content = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' ')).toString('latin1')
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    `<< /Length ${String(content.length)} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
  ])
}

/** A small PDF whose one page shows text so many times: deflated a few kilobytes, read for many seconds. */
export function slowPage(times: number): Uint8Array<ArrayBuffer> {
  const content = deflateSync(Buffer.from(`BT /F1 1 Tf\n${'(a) Tj '.repeat(times)}ET`)).toString('latin1')
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

/** Writes the objects, the first of them the catalogue, with the table of their offsets. */
export function writePdf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n'
  const places = objects.map((body, index) => {
    const at = text.length
    text += `${String(index + 1)} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = text.length
  text += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${places.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  text += `trailer << /Size ${String(objects.length + 1)} /Root 1 0 R${trailer} >>\nstartxref\n${String(table)}\n%%EOF`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}
