import { describe, expect, it } from 'vitest'
import { readTitleRecordCases } from '#test/support/title-record-cases.ts'
import { knownTitleRecordDifferences } from '#test/support/title-record-known-differences.ts'
import { scoreTitleRecords } from '#test/support/title-record-score.ts'
import { readTitleRecord } from './read-title-record.ts'

const cases = readTitleRecordCases()
const read = cases.map(testCase => ({ testCase, record: readTitleRecord(testCase.text) }))

describe('the invented matrículas of five blind authors', () => {
  it.each(read)('$testCase.name is read as its table of truth says, but for what is known', one => {
    const { differences } = scoreTitleRecords([one], { exact: true })
    expect(differences).toEqual(knownTitleRecordDifferences[one.testCase.name] ?? [])
  })

  it('never take a burden that is in force for cancelled', () => {
    expect(scoreTitleRecords(read, { exact: true }).states).toMatchObject({ all: 334, falseCancelled: 0 })
  })

  it('have acts whose ranges follow each other and lie within the text', () => {
    for (const { testCase, record } of read) {
      let end = 0
      for (const act of record.acts) {
        expect(act.start, testCase.name).toBeGreaterThanOrEqual(end)
        expect(act.end).toBeGreaterThan(act.start)
        end = act.end
      }
      expect(end).toBeLessThanOrEqual(testCase.text.length)
    }
  })
})

it.each([
  ['R-1, Minas Novas, 09 de setembro de 2013. COMPRA E VENDA. Escritura de 02/09/2013.', '2013-09-09'],
  ['R-1/5.000 de 12/04/2017 - CCI. A credora\nemitiu, em 10/03/2017, a cédula.', '2017-04-12'],
  [
    'R-1 - CASAMENTO - Prenotação 19.002, de 27/04/2018. Casamento de\nAna, em 10/10/2015. Cidade, 02/05/2018.',
    '2018-05-02',
  ],
])('the day of an act is the one beside its number or after a town: %s', (words, date) => {
  const text = `MATRÍCULA Nº 5.000\nIMÓVEL: lote de terreno. PROPRIETÁRIO: o Município.\n${words}`
  expect(readTitleRecord(text).acts).toMatchObject([{ number: 'R-1', date }])
})

it.each([
  ['MATRÍCULA Nº 5.000', '5.000'],
  ['MATRICULA N. 1.663   DATA: 21/08/1978', '1.663'],
  ['matrícula           ficha\n    231.408              01', '231.408'],
  ['L. 2 - REG. GERAL MAT. 5.508 FLS. 01', '5.508'],
  ['CNM: 111479.2.0231408-63', '231408'],
  ['TRANSCRIÇÃO DAS TRANSMISSÕES\nN. DE ORDEM:- 31.904', '31.904'],
  ['REG. ANT.: Mat. 4.112', null],
])('the number of a matrícula is read: %s', (head, registration) => {
  expect(readTitleRecord(`${head}\nIMÓVEL: lote de terreno.`).registration).toBe(registration)
})

describe('what is no matrícula', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\f\n '],
    ['a recipe', 'Receita de bolo: R$ 1,00 de farinha, AV. 4 de Julho, quadra R-1.'],
    ['letters alone', 'r'.repeat(5_000)],
    ['numbers alone', 'R.1 '.repeat(3_000)],
    ['a heading without an end', 'MATRÍCULA Nº '.repeat(500)],
  ])('%s is read without an error and owns nothing', (_, text) => {
    const record = readTitleRecord(text)
    expect(record.burdens).toEqual([])
    expect(record.negativeAuctions.stated).toBe(false)
  })

  it('decoys at the start of a line are no acts', () => {
    const text = `MATRÍCULA Nº 1.234
IMÓVEL: lote na
R. 15 de Novembro, com
R-1,5 metros de frente, quadra
R-1, e AV. 7 de Setembro. PROPRIETÁRIO: o Município de Teste. REGISTRO ANTERIOR:
R-3 da matrícula 999. Dou fé.
R-1/1.234 - 10/02/2020 - COMPRA E VENDA. Vendido a Ana Souza, conforme
AV-9 da matrícula 999. Dou fé.`
    expect(readTitleRecord(text).acts.map(({ number }) => number)).toEqual(['R-1'])
  })
})
