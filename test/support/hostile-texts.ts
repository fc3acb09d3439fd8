/** Texts that ask much of patterns: what repeats is tried from every place, what never ends is read to the end. */
export const hostileTexts: readonly { name: string; make: (length: number) => string }[] = [
  ['one letter', () => 'a'],
  ['one capital', () => 'A'],
  ['one digit', () => '1'],
  ['line ends', () => '\n'],
  ['signs behind a head', (n: number) => (n === 1 ? 'AV-2: ' : ', ')],
  ['blanks behind a head', (n: number) => (n === 1 ? 'AV-2 em ' : ' ')],
  ['heads behind an address', (n: number) => (n === 1 ? 'http' : 'R-')],
  ['broken words', () => 'aliena-\n'],
  ['heads without numbers', () => 'R-'],
  ['numbers announced again and again', (n: number) => (n === 1 ? '\nAV ' : 'no.')],
  ['numbers announced with a matrícula', (n: number) => (n === 1 ? 'matrícula ' : 'n.')],
  ['heads with one number', () => 'R-1 '],
  ['opened brackets', () => '(a'],
  ['only cancelled', () => 'cancelada '],
  [
    'cancellations that cite the same acts',
    (n: number) =>
      `\nAV-${n}/9.001 - CANCELAMENTO. Ficam canceladas as penhoras das AV-1, AV-2, AV-3 e a hipoteca.`,
  ],
  ['acts of one number', () => '\nAV-1/9.001 - CANCELAMENTO. Cancelada a penhora da AV-1 e do R-1. '],
  [
    'burdens and their ends',
    (n: number) =>
      `\nAV-${n}/9.001 - ${n % 2 === 0 ? `CANCELAMENTO. Fica cancelada a penhora da AV-${n - 1}.` : `PENHORA. Processo 00${n}.`}`,
  ],
  [
    'owners',
    (n: number) => `\nR-${n}/9.001 - COMPRA E VENDA. Vendeu 1/${n} a MARIA LIMA, casada com JOÃO LIMA. `,
  ],
  [
    'owners of parts',
    (n: number) =>
      `\nR-${n}/9.001 - COMPRA E VENDA. Vendeu a parte ideal de 1/${n} a RUI ${n % 2 === 0 ? 'LIMA' : 'PAZ'}, CPF 000.000.000-00; e 1/${n} a ANA SÁ, `,
  ],
  [
    'creditors',
    (n: number) =>
      `\nAV-${n}/9.001 - CONSOLIDAÇÃO. A requerimento da CAIXA ECONÔMICA FEDERAL, em nome da EMGEA, ITBI em favor de `,
  ],
  ['pages', (n: number) => `\f\nMATRÍCULA Nº 9.001 FICHA ${n}\n`],
  ['labels of documents', () => 'CPF nº RG nº '],
  ['parts of documents', () => '000.000.000/'],
  ['signs of addresses', () => 'a@'],
  ['homes', () => 'residente na Rua '],
  ['spaced letters', () => 'A '],
  ['right to left', () => '\u202eR-1 ADNEV '],
  ['zero characters', () => '\0R-1\0'],
  ['halves of characters', () => '\ud800R-1 '],
  ['combining marks', () => 'a\u0301\u0301\u0301'],
].map(([name, piece]) => ({
  name: name as string,
  make: length => {
    let text = ''
    for (let n = 1; text.length < length; n++) text += (piece as (n: number) => string)(n)
    return text.slice(0, length)
  },
}))
