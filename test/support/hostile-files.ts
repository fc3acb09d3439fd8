import { deflateSync } from 'node:zlib'
import { hostilePictures, type HostileFile } from './hostile-pictures.ts'
import { joinBytes, latinBytes } from './joined-bytes.ts'
import { buildPdf, buildPdfBomb, writePdf } from './pdf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Lines of a matrícula, so that a page counts as one with text. */
const lines = [
  'MATRICULA 12.345. IMOVEL: Apartamento 12, na Rua das Flores, 20, com area privativa de 50,00 m2.',
  'R-1/12.345 - Em 12 de maio de 2012. COMPRA E VENDA. Vendido a BENTO PROVA, brasileiro, solteiro.',
  'AV-2/12.345 - Em 12 de maio de 2014. PENHORA. Processo 0001111-22.2020.5.18.0001.',
]
const letters = `BT /F1 11 Tf 50 780 Td ${lines.map(line => `(${line}) Tj 0 -14 Td`).join(' ')} ET`

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
const onePage = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'
const page = (more = '', box = '0 0 600 800'): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> ${more}>>`
const stream = (content: string, more = ''): string =>
  `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A page that shows the letters, and then what is asked; objects from the sixth on are the caller's. */
const pdfWith = (
  { content = letters, first = catalogue, more = '', box = '0 0 600 800', font = helvetica },
  ...objects: string[]
): Bytes => writePdf([first, onePage, page(more, box), stream(content), font, ...objects])

const picture = (filter: string, data: string, size = '64'): string =>
  stream(
    data,
    `/Type /XObject /Subtype /Image /Width ${size} /Height ${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter ${filter} `,
  )

/** A page that is one picture in a filter with the given data. */
const pictureOnly = (filter: string, data: string, size = '64'): Bytes =>
  pdfWith({ content: '600 0 0 800 0 0 cm /X Do' }, picture(filter, data, size))

/** Builds a PDF that refers to `address` in every possible way. */
export const buildPdfThatRefers = (address: string): Bytes =>
  pdfWith(
    {
      content: `${letters} /X Do`,
      first: `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (${address}/open) >> /AcroForm << /XFA 8 0 R >> >>`,
      more: `/AA << /O << /S /Launch /F (file:///etc/passwd) >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${address}/link) >> >> << /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (${address}/file) /FS /URL >> >>] `,
    },
    `<< /Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 0 /F << /FS /URL /F (${address}/image) >> /FFilter /DCTDecode >>\nstream\n\nendstream`,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F << /FS /URL /F (${address}/form) >> /Page 0 >> /Length 0 >>\nstream\n\nendstream`,
    stream(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><image href="${address}/xfa"/></xdp:xdp>`),
  )

/** A drawing that refers to `address` and to a file of the machine. */
export const buildDrawingThatRefers = (address: string): Bytes =>
  latinBytes(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="800" height="600"><image xlink:href="${address}/svg" width="9" height="9"/><image xlink:href="file:///etc/hostname" width="9" height="9"/><text y="50">&x; MATRICULA R-1</text></svg>`,
  )

/** Forms that draw the next one ten times each. */
const exponentialForms = (depth: number): string[] =>
  Array.from({ length: depth }, (_, level) =>
    stream(
      level === depth - 1 ? '0 0 1 1 re f' : '/X Do '.repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X ${level + 7} 0 R >> >> `,
    ),
  )

const deflatedTwice = (megabytes: number): string =>
  deflateSync(deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '))).toString('latin1')

const manyPages = (count: number): Bytes =>
  writePdf([
    catalogue,
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    page(),
    stream(letters),
    helvetica,
  ])

const deepTree = (depth: number): Bytes =>
  writePdf([
    catalogue,
    ...Array.from({ length: depth }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] >>`),
    `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 600 800] >>`,
  ])

/** Small files that are expensive to read, or are not of the type that they claim. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'nothing', usual: true, make: () => new Uint8Array() },
  { name: 'a PDF cut off', usual: true, make: () => buildPdf([lines]).slice(0, 400) },
  { name: 'a PDF that asks for a password', make: () => buildPdf([lines], { encrypted: true }) },
  { name: 'a PDF that inflates to 300 MB', make: () => buildPdfBomb(300) },
  {
    name: 'a PDF that inflates twice, to 300 MB',
    make: () =>
      writePdf([
        catalogue,
        onePage,
        page(),
        stream(deflatedTwice(300), '/Filter [/FlateDecode /FlateDecode] '),
        helvetica,
      ]),
  },
  { name: 'a PDF of 5,000 pages', usual: true, make: () => manyPages(5_000) },
  {
    name: 'a PDF that says it has 100 million pages',
    readable: true,
    make: () =>
      writePdf([
        catalogue,
        '<< /Type /Pages /Count 100000000 /Kids [3 0 R] >>',
        page(),
        stream(letters),
        helvetica,
      ]),
  },
  { name: 'a PDF with a giant page', make: () => pdfWith({ content: '0 0 9 9 re f', box: '0 0 1e12 1e12' }) },
  {
    name: 'a PDF with a page without area',
    make: () => pdfWith({ content: '0 0 9 9 re f', box: '0 0 0 0' }),
  },
  {
    name: 'a PDF with a page as thin as a hair',
    make: () => pdfWith({ content: '0 0 9 9 re f', box: '0 0 1 10000000', more: '/UserUnit 1000000 ' }),
  },
  { name: 'a PDF with a page tree 5,000 deep', make: () => deepTree(5_000) },
  {
    name: 'a PDF whose page tree is a circle',
    usual: true,
    make: () => writePdf([catalogue, '<< /Type /Pages /Count 2 /Kids [2 0 R 2 0 R] >>']),
  },
  {
    name: 'a PDF with a form that draws itself',
    make: () =>
      pdfWith(
        { content: '/X Do' },
        stream(
          '/X Do /X Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X 6 0 R >> >> ',
        ),
      ),
  },
  {
    name: 'a PDF with forms that draw ten others each',
    make: () => pdfWith({ content: '/X Do' }, ...exponentialForms(9)),
  },
  {
    name: 'a PDF with a broken JBIG2 picture',
    make: () => pictureOnly('/JBIG2Decode', '\0\0\0\0\u00ff'.repeat(40)),
  },
  {
    name: 'a PDF with a broken JPEG 2000 picture',
    make: () => pictureOnly('/JPXDecode', '\0\0\0\u000cjP  \r\n\u0087\n\u00ffO\u00ffQ'),
  },
  {
    name: 'a PDF with a giant fax picture',
    make: () => pictureOnly('/CCITTFaxDecode', '\0'.repeat(200), '60000'),
  },
  {
    name: 'a PDF with a giant picture',
    make: () =>
      pictureOnly('/FlateDecode', deflateSync(Buffer.alloc(112_500_000)).toString('latin1'), '30000'),
  },
  {
    name: 'a PDF with a script',
    usual: true,
    readable: true,
    make: () =>
      pdfWith({
        first:
          '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){app.alert\\(1\\)}) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (for\\(;;\\);) >>] >> >> >>',
      }),
  },
  {
    name: 'a PDF with a broken font',
    readable: true,
    make: () =>
      pdfWith(
        {
          font: '<< /Type /Font /Subtype /TrueType /BaseFont /Broken /FirstChar 0 /LastChar 255 /FontDescriptor << /Type /FontDescriptor /FontName /Broken /Flags 4 /FontFile2 6 0 R >> >>',
        },
        stream('\0\u0001\0\0\u00ff\u00ff'.repeat(50)),
      ),
  },
  {
    name: 'a PDF with a font whose letters draw themselves',
    make: () =>
      pdfWith(
        {
          font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [9] /CharProcs << /A 6 0 R >> /Encoding << /Differences [65 /A] >> /Resources << /Font << /F1 5 0 R >> >> >>',
          content: 'BT /F1 9 Tf (AAAA) Tj ET',
        },
        stream('9 0 d0 BT /F1 9 Tf (AAAA) Tj ET'),
      ),
  },
  {
    name: 'a PDF behind a page of HTML',
    readable: true,
    make: () => joinBytes('<html><script>alert(1)</script>', buildPdf([lines])),
  },
  {
    name: 'a PDF with an archive behind it',
    readable: true,
    make: () => joinBytes(buildPdf([lines]), 'PK\u0003\u0004archive'),
  },
  { name: 'an archive', make: () => latinBytes(`PK\u0003\u0004${'\0'.repeat(200)}word/document.xml`) },
  {
    name: 'a page of HTML',
    make: () => latinBytes('<!doctype html><img src="http://127.0.0.1:9/a"><p>MATRICULA R-1'),
  },
  {
    name: 'a drawing that grows',
    usual: true,
    make: () =>
      latinBytes(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n] ?? ''} "${`&${'abcdefghij'[n] ?? ''};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><text>&j;</text></svg>`,
      ),
  },
  { name: 'a program', make: () => latinBytes(`\u007fELF${'\0'.repeat(200)}`) },
  ...hostilePictures,
]
