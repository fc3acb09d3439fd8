import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotPages } from '#test/support/lot-pages.ts'
import { foldText } from '../fold-text.ts'
import { foldLotText } from './fold-lot-text.ts'
import { type LotReading, readLotText } from './read-lot-text.ts'

const today = '2026-03-01'
const valuesOf = (reading: LotReading) =>
  Object.fromEntries(Object.entries(reading).map(([fact, found]) => [fact, found?.value ?? null]))

describe('the pasted text of another auctioneer’s page', () => {
  it.each(lotPages)('is read: %s', (_, text, facts) => {
    expect(valuesOf(readLotText(text, today))).toMatchObject(facts)
  })

  it.each(lotPages)('is cited word for word: %s', (_, text) => {
    const plain = text.replace(/\s+/g, ' ')
    for (const found of Object.values(readLotText(text, today)))
      for (const words of found?.words.split(' … ') ?? []) expect(plain).toContain(words)
  })

  it('gives an address that ends with its state, where the page says everything in one paragraph', () => {
    const text =
      'Apartamento com 3 quartos, Rua T-37, 1200, Setor Bueno, Goiânia/GO. Avaliação: R$ 420.000,00. 2ª praça 17/12/2026 às 14h, lance mínimo R$ 252.000,00.'
    const { address, city, price } = readLotText(text, today)
    expect(address?.value).toBe('Rua T-37, 1200, Setor Bueno, Goiânia/GO')
    expect([city?.value, price?.value]).toEqual(['Goiânia', 252_000_00])
  })

  it.each([
    [
      'Apartamento com 3 quartos, Rua T-37, 1200, Setor Bueno, Goiânia/GO. Avaliação: R$ 420.000,00. 2ª praça 17/12/2026 às 14h, lance mínimo R$ 252.000,00.',
      'Apartamento com 3 quartos, Rua T-37, 1200, Setor Bueno, Goiânia/GO',
    ],
    [
      'Leilão judicial da 3ª Vara Cível. Casa residencial com área construída de 180,00 m², na Av. Brasil, 45, Centro, Londrina/PR, e seu terreno de 360,00 m². Lance inicial de R$ 200.000,00.',
      'Casa residencial com área construída de 180,00 m², na Av. Brasil, 45, Centro',
    ],
    [
      `Apartamento ${'muito '.repeat(30)}bom`,
      'Apartamento muito muito muito muito muito muito muito muito muito muito muito…',
    ],
  ])('is called by its sentence that names it: %s', (text, title) => {
    expect(readLotText(text, today).title?.value).toBe(title)
    expect(title.length).toBeLessThanOrEqual(80)
  })

  it('is the same with other line ends, no-break spaces, and letters whose accents are apart', () => {
    for (const [, text] of lotPages) {
      const read = valuesOf(readLotText(text, today))
      expect(valuesOf(readLotText(text.replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0'), today))).toEqual(
        read,
      )
      expect(valuesOf(readLotText(text.normalize('NFD'), today))).toEqual(read)
    }
  })

  it('gives a reading of any text', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'R$ ',
        '1ª praça',
        ' 10/03/2026',
        'avaliação',
        'matrícula',
        ' m²',
        '9'.repeat(40),
        '\n',
        '/SP',
      ),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), parts => {
        const { price, area, title } = readLotText(parts.join(''), today)
        if (price !== null) expect(Number.isSafeInteger(price.value) && price.value > 0).toBe(true)
        if (area !== null) expect(area.value).toBeGreaterThan(0)
        if (title !== null) expect(title.value.length).toBeLessThanOrEqual(120)
      }),
    )
  })

  it('is folded letter by letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), given => {
        const { text, folded } = foldLotText(given)
        expect(folded.length).toBe(text.length)
      }),
    )
    expect(foldText(foldLotText('Avaliação Nº 1ª').text)).toBe(foldLotText('Avaliação Nº 1ª').folded)
  })
})
