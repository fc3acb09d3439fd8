import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const opening = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.`

/** The state of the burden of a first act after further ones. */
const stateAfter = (...acts: string[]): boolean | null | undefined =>
  readTitleRecord(
    [
      opening,
      ...acts.map((words, at) => `AV-${String(at + 1)}/5.000 - Em 10/05/20${10 + at}. ${words}`),
    ].join('\n'),
  ).burdens[0]?.inForce

const clauses = 'CLÁUSULAS de inalienabilidade, impenhorabilidade e incomunicabilidade, vitalícias.'
const usufruct = 'USUFRUTO vitalício em favor de MARIA SOUZA LIMA e de JOANA PEREIRA DIAS.'
const unavailable =
  'INDISPONIBILIDADE dos bens de CARLOS ALMEIDA ROCHA e de REGINA BARBOSA COSTA, processo 0002222-33.2015.5.02.0001.'
const unavailableOfOne = 'INDISPONIBILIDADE dos bens de CARLOS ALMEIDA ROCHA, CPF 111.222.333-44.'

describe('an act that frees one of several', () => {
  it.each<[what: string, state: boolean | null, made: string, ...acts: string[]]>([
    [
      'clauses leaves the others',
      null,
      clauses,
      'CANCELAMENTO. Fica cancelada a cláusula de inalienabilidade da AV-1.',
    ],
    [
      'clauses that names all ends them',
      false,
      clauses,
      'CANCELAMENTO. Ficam canceladas as cláusulas de inalienabilidade, impenhorabilidade e incomunicabilidade da AV-1.',
    ],
    [
      'clauses that names the act alone ends them',
      false,
      clauses,
      'CANCELAMENTO. Ficam canceladas as cláusulas da AV-1.',
    ],
    [
      'clauses of another kind ends none',
      null,
      clauses,
      'CANCELAMENTO. Fica cancelada a cláusula de reversão.',
    ],
    [
      'people who have a usufruct leaves the others',
      null,
      usufruct,
      'RENÚNCIA. MARIA SOUZA LIMA renunciou ao usufruto da AV-1, que fica cancelado.',
    ],
    [
      'people who have a usufruct ends it where all are named',
      false,
      usufruct,
      'RENÚNCIA. MARIA SOUZA LIMA e JOANA PEREIRA DIAS renunciaram ao usufruto da AV-1, que fica cancelado.',
    ],
    [
      'people who have a usufruct ends it where nobody is named',
      false,
      usufruct,
      'RENÚNCIA. Os usufrutuários renunciaram ao usufruto da AV-1, que fica cancelado.',
    ],
    [
      'people who have a usufruct ends it where the other one had died',
      false,
      usufruct,
      'ÓBITO. Faleceu MARIA SOUZA LIMA, acrescendo sua parte.',
      'CANCELAMENTO. Por falecimento de JOANA PEREIRA DIAS, fica cancelado o usufruto da AV-1.',
    ],
    [
      'people whose goods are blocked leaves the others',
      null,
      unavailable,
      'CANCELAMENTO. Fica cancelada a indisponibilidade da AV-1, de REGINA BARBOSA COSTA.',
    ],
    [
      'people whose goods are blocked ends it where nobody is named',
      false,
      unavailable,
      'CANCELAMENTO. Fica cancelada a indisponibilidade da AV-1.',
    ],
    [
      'the goods of another person ends nothing',
      null,
      unavailableOfOne,
      'CANCELAMENTO. Fica cancelada a indisponibilidade dos bens de REGINA BARBOSA COSTA.',
    ],
    [
      'another CPF ends nothing',
      null,
      unavailableOfOne,
      'CANCELAMENTO. Fica cancelada a indisponibilidade, CPF 999.888.777-66.',
    ],
    [
      'its CPF ends it',
      false,
      unavailableOfOne,
      'CANCELAMENTO. Fica cancelada a indisponibilidade, CPF 111.222.333-44.',
    ],
    [
      "the owner's goods ends it",
      false,
      unavailableOfOne,
      'CANCELAMENTO. Fica cancelada a indisponibilidade dos bens do proprietário.',
    ],
  ])('%s', (_, state, ...acts) => {
    expect(stateAfter(...acts)).toBe(state)
  })

  it('order that covers two burdens of one case leaves both, where it names a CPF that neither has', () => {
    const of = (name: string) => `INDISPONIBILIDADE de bens de ${name}, autos 0001122-11.2014.5.09.0004.`
    const { burdens } = readTitleRecord(
      `${opening}\nAV-1/5.000 - Em 10/05/2010. ${of('VALDIR MOREIRA')}\nAV-2/5.000 - Em 10/05/2010. ${of('MARLENE TEIXEIRA')}
AV-3/5.000 - Em 10/05/2012. CANCELAMENTO DE INDISPONIBILIDADE. Dos autos 0001122-11.2014.5.09.0004, foi levantada a indisponibilidade de bens da titular do CPF 444.555.666-88.`,
    )
    expect(burdens.map(({ inForce }) => inForce)).toEqual([null, null])
  })
})

it('an arresto that is converted into a penhora goes on as one', () => {
  const { burdens } = readTitleRecord(
    `${opening}\nAV-1/5.000 - Em 10/05/2010. ARRESTO. Execução 12/2010.
AV-2/5.000 - Em 10/05/2011. CONVERSÃO. O arresto da AV-1 fica convertido em penhora.`,
  )
  expect(burdens.map(({ kind, inForce, doubt }) => [kind, inForce, doubt])).toEqual([
    ['pre-judgment-attachment', null, 'converted into another burden'],
    ['attachment', true, null],
  ])
})

it('a penhora of a usufruct ends alone', () => {
  const { burdens } = readTitleRecord(
    `${opening}\nAV-1/5.000 - Em 10/05/2010. USUFRUTO vitalício em favor de MARIA SOUZA LIMA.
AV-2/5.000 - Em 10/05/2011. PENHORA sobre o exercício do usufruto da AV-1.
AV-3/5.000 - Em 10/05/2012. CANCELAMENTO. Fica cancelada a penhora do usufruto da AV-1, objeto da AV-2.`,
  )
  expect(burdens.map(({ inForce }) => inForce)).toEqual([true, false])
})

it('what a court cancelled with its sale is open again when the sale is annulled', () => {
  const { burdens } = readTitleRecord(
    `${opening}\nR-1/5.000 - Em 10/05/2010. HIPOTECA em favor do Banco Alfa.
R-2/5.000 - Em 10/05/2011. ARREMATAÇÃO. Carta de arrematação da 1ª Vara Cível. Arrematante: MARIA SOUZA LIMA.
AV-3/5.000 - Em 10/05/2011. CANCELAMENTO. Por ordem contida na carta, fica cancelada a hipoteca do R-1.
AV-4/5.000 - Em 10/05/2012. ANULAÇÃO. Por mandado do mesmo Juízo, fica cancelado o R-2.`,
  )
  expect(burdens[0]?.inForce).toBeNull()
})
