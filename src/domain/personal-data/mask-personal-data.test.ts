import { describe, expect, test } from 'vitest'
import { describeMasking, measureMasking, readMaskingPassages } from '#test/support/masking-passages.ts'
import { explainTitleRecord } from '../title-records/explain-title-record.ts'
import { createPersonalDataMask } from './mask-personal-data.ts'

const mask = (text: string) => createPersonalDataMask(text).mask(text)

/**
 * The first runs, before any mending: of the first set 110 of 247 data masked and 7 of 1,673 words wrongly masked; of
 * the second, on the rules that the first had mended, 95 of 100 and 2 of 638; of the third, which is hard on purpose, on
 * the rules that both had mended, 183 of 261 and 66 of 1,297.
 */
describe('masking of personal data in passages written without a look at its rules', () => {
  test.each([
    [
      'first-passages.txt',
      '247/247 data masked (n 161/161, d 21/21, c 37/37, a 7/7, m 5/5, t 8/8, j 8/8); 0/1673',
    ],
    [
      'second-passages.txt',
      '100/100 data masked (n 71/71, d 7/7, c 12/12, a 5/5, t 2/2, m 2/2, j 1/1); 0/638',
    ],
    [
      'third-passages.txt',
      '261/261 data masked (n 182/182, d 27/27, c 29/29, a 10/10, m 5/5, t 5/5, j 3/3); 0/1297',
    ],
    [
      'fourth-passages.txt',
      '110/111 data masked (n 76/77, d 10/10, c 15/15, a 6/6, m 1/1, t 2/2); 1/1016',
      ['tax execution of a town: Otávio Luís Bressan'],
      ['couple joined by "e seu cônjuge": MG'],
    ],
  ])('%s', (file, expected, readable: string[] = [], wronglyMasked: string[] = []) => {
    const measure = measureMasking(readMaskingPassages(file), mask)
    expect({
      moved: measure.moved,
      readable: [...measure.data.values()].flatMap(({ left }) => left),
      wronglyMasked: measure.wronglyMasked,
    }).toEqual({ moved: [], readable, wronglyMasked })
    expect(describeMasking(measure)).toBe(`${expected} words wrongly masked; 0 moved`)
  })
})

describe('a mask made from a whole text', () => {
  const text =
    'R-1. ADQUIRENTE: OLÍVIA BRUNHOLI, brasileira, CPF 000.111.222-33.\nR-2. PENHORA contra Olívia Brunholi. Imóvel da Rua Ana Neri, 5.'

  test('hides a name in an excerpt that does not say who it is', () => {
    expect(createPersonalDataMask(text).mask('OLÍVIA  BRUNHOLI pagou')).toBe('O•••••  B••••••• pagou')
  })

  test('leaves the street of the property', () => {
    expect(mask(text)).toContain('Rua Ana Neri, 5.')
  })

  test('masks a masked text once more without a change', () => {
    expect(mask(mask(text))).toBe(mask(text))
  })
})

describe('a number of eleven digits without a label', () => {
  test.each([
    ['whose check digits hold is a CPF', 'OLÍVIA BRUNHOLI - 11144477735 - 50%', '•••••••••••'],
    [
      'that a protocol or a contract names stays',
      'Protocolo 11144477735; contrato nº 52998224725',
      '11144477735',
    ],
    ['whose check digits fail stays', 'lançado sob 12345678901 na Prefeitura', '12345678901'],
    ['under the head of a column is a CPF', 'Nome      CPF\nTITULAR   00012345678', '•••••••••••'],
  ])('%s', (_, text, shown) => {
    expect(mask(text)).toContain(shown)
  })
})

describe('what looks like a person and is none', () => {
  test.each([
    'com a Lei Maria da Penha, em Honorato Gurgel, perto do Fórum Desembargador Rodolfo Aureliano',
    'transmitiu à CASAS JOSÉ ARAÚJO S/A e a AMADEU ROSSI S.A. METALÚRGICA',
    'as cidades de Luís Eduardo Magalhães e João Monlevade',
    'IMÓVEL: Casa com 80 m² de área. Endereço: Rua Padre Anchieta, 200, Centro.',
    'CONTRIBUINTE: 071.113.0044-2. R-01/87.640 - Protocolo 201.440 - 27/05/2015',
  ])('stays: %s', text => {
    expect(mask(text)).toBe(text)
  })
})

test('a firm after a person does not make the person a firm', () => {
  expect(mask('os proprietários Davi Tavares e Ivo Tavares deram à COOPERATIVA SERRA LTDA.')).toBe(
    'os proprietários D••• T•••••• e I•• T•••••• deram à COOPERATIVA SERRA LTDA.',
  )
})

test('a home is masked up to its town, with its postal code', () => {
  expect(mask('residente na Rua Sete, nº 4, ap. 1.802, Marco, Belém/PA, CEP 66093-020, casado.')).toBe(
    'residente na ••• ••••, •• •, ••. •.•••, •••••, Belém/PA, CEP •••••-•••, casado.',
  )
})

test('an excerpt that ends in the middle of a name shows nothing of it', () => {
  const act = `R-1/9 - PENHORA. ${'Nos termos do mandado, '.repeat(16)}e do auto, contra `
  const text = `${act}ZORBAN KLEPTOV ISMARDE, brasileiro, solteiro.`
  const [burden] = explainTitleRecord(text, { today: '2026-11-26' }).burdens
  expect(burden?.excerpt).toMatch(/contra Z•{5} K•{6}…$/)
})

test('a family name that a heading of the page cuts off is left, as known', () => {
  const text = 'vendeu a MARIA LARA\nREGISTRO DE IMÓVEIS - FICHA 02\nPRADELLA e seu marido JOSÉ LARA'
  expect(mask(text)).toContain('PRADELLA e seu marido J•••')
})
