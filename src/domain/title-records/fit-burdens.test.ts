import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const opening = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.`

/** Two burdens (AV-1, AV-2), an act that ends one by a detail, and which are ended. */
const endedBy = (one: string, other: string, ending: string): string[] =>
  readTitleRecord(
    `${opening}\nAV-1/5.000 - Em 10/05/2009. ${one}\nAV-2/5.000 - Em 20/10/2012. ${other}\nAV-3/5.000 - Em 03/08/2015. ${ending}`,
  )
    .burdens.filter(({ inForce }) => inForce === false)
    .map(({ act }) => act)

const mortgages = [
  'HIPOTECA de 1º grau, R$ 80.000,00, em favor do Banco Alfa S.A., escritura do livro 410, fls. 33.',
  'HIPOTECA de 2º grau, R$ 25.000,00, em favor de Cerealista Beta Ltda., escritura do livro 512, fls. 40.',
] as const
const attachments = [
  'PENHORA. 1ª Vara Cível, processo 2009/1.',
  'PENHORA. 2ª Vara do Trabalho, reclamatória 2012/2.',
] as const
const easements = ['SERVIDÃO de passagem, faixa "A".', 'SERVIDÃO de aqueduto, faixa "B".'] as const

describe('of two burdens of a kind, an act that names no number', () => {
  it.each([
    ['its amount', mortgages, 'CANCELAMENTO. Fica cancelada a hipoteca de R$ 25.000,00.', ['AV-2']],
    ['its degree', mortgages, 'CANCELAMENTO. Fica cancelada a hipoteca de primeiro grau.', ['AV-1']],
    ['its degree in digits', mortgages, 'CANCELAMENTO. Fica cancelada a hipoteca de 2º grau.', ['AV-2']],
    [
      'its day in words',
      mortgages,
      'CANCELAMENTO. Fica cancelada a hipoteca registrada em dez de maio de dois mil e nove.',
      ['AV-1'],
    ],
    [
      'its creditor',
      mortgages,
      'CANCELAMENTO. À vista de autorização da Cerealista Beta, cancela-se a hipoteca.',
      ['AV-2'],
    ],
    [
      'its deed',
      mortgages,
      'CANCELAMENTO. Fica cancelada a hipoteca constituída pela escritura do livro 410, fls. 33.',
      ['AV-1'],
    ],
    [
      'its court',
      attachments,
      'LEVANTAMENTO. Por ofício da 2ª Vara do Trabalho, fica levantada a penhora.',
      ['AV-2'],
    ],
    [
      'its court in short',
      attachments,
      'LEVANTAMENTO. Por ofício da 2ª VT, fica levantada a penhora.',
      ['AV-2'],
    ],
    [
      'the courts of several',
      attachments,
      'LEVANTAMENTO. Por ofício da 2ª Vara do Trabalho, ficam canceladas as penhoras daquele Juízo.',
      ['AV-2'],
    ],
    ['its strip', easements, 'CANCELAMENTO. Fica cancelada a servidão da faixa "A".', ['AV-1']],
    [
      'the name of the debtor, who is the owner',
      ['HIPOTECA. Devedor: José da Silva Souza, CPF 111.222.333-44.', 'HIPOTECA. Devedor: o mesmo.'],
      'CANCELAMENTO. A requerimento de José da Silva Souza, CPF 111.222.333-44, fica cancelada a hipoteca.',
      [],
    ],
    [
      'what the registry is paid',
      mortgages,
      'CANCELAMENTO. Fica cancelada a hipoteca. Emolumentos: R$ 25.000,00.',
      [],
    ],
    ['nothing of it', mortgages, 'CANCELAMENTO. Fica cancelada a hipoteca.', []],
    ['what both have', mortgages, 'CANCELAMENTO. Fica cancelada a hipoteca, por escritura.', []],
    [
      'the amount of one and the creditor of the other',
      mortgages,
      'CANCELAMENTO. Por recibo de R$ 80.000,00 da Cerealista Beta Ltda., fica cancelada a hipoteca.',
      [],
    ],
  ])('ends by %s', (_, [one, other], ending, ended) => {
    expect(endedBy(one, other, ending)).toEqual(ended)
  })

  it('ends none by the day on which it was registered itself', () => {
    const [one, other] = mortgages
    expect(
      readTitleRecord(
        `${opening}\nAV-1/5.000 - Em 10/05/2009. ${one}\nAV-2/5.000 - Em 20/10/2012. ${other}\nAV-3/5.000 - Em 20/10/2012. CANCELAMENTO. Fica cancelada a hipoteca.`,
      ).burdens.map(({ inForce }) => inForce),
    ).toEqual([null, null])
  })
})
