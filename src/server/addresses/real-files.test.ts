import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BookIndex } from '#domain/addresses/book-index.ts'
import { matchAddress } from '#domain/addresses/match-address.ts'
import { measureAddressBook, type PrecisionErrors } from '#domain/addresses/measure-address-book.ts'
import { readStreetName } from '#domain/addresses/place-words.ts'
import { readAddressQuestion } from '#domain/addresses/read-address.ts'
import { makeAddressBook } from '#test/support/address-books.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import type { MunicipalityAddresses } from './census-parser.ts'
import { readCensusZip } from './read-census-zip.ts'

const portoFerreira = findSharedFile('addresses/3540705_PORTO_FERREIRA.zip')
const recife = findSharedFile('addresses/recife_itbi_casas.csv')
const rioClaro = findSharedFile('addresses/rio_claro_3543907_7_colunas.csv')

/** Every nth house of a book, a few hundred of them. */
const pick = ({ book: { numbers } }: BookIndex, houses: number): number[] => {
  const step = Math.max(1, Math.floor(numbers.length / houses))
  return Array.from({ length: Math.floor(numbers.length / step) }, (_, at) => at * step)
}
const byPrecision = (errors: readonly PrecisionErrors[]) =>
  Object.fromEntries(errors.map(each => [each.precision, each]))

async function readPortoFerreira(): Promise<MunicipalityAddresses> {
  const found: MunicipalityAddresses[] = []
  const { signal } = new AbortController()
  await readCensusZip(portoFerreira ?? '', { signal, onMunicipality: addresses => found.push(addresses) })
  return found[0]!
}

describe.runIf(portoFerreira !== null)("Porto Ferreira's real file", () => {
  it('is read whole, and places houses that were left out as exactly as it says', async () => {
    const { rows, book } = await readPortoFerreira()
    expect(rows).toBe(27_043)
    const index = new BookIndex(book)
    const { building, near, street, cep, neighborhood } = byPrecision(
      measureAddressBook(index, pick(index, 500)),
    )
    // Median and 95 % in meters, the share inside the radius.
    for (const [errors, median, p95] of [
      [building, 12, 60],
      [near, 10, 45],
      [street, 130, 600],
      [cep, 120, 450],
      [neighborhood, 260, 700],
    ] as const) {
      expect(errors?.median).toBeLessThanOrEqual(median)
      expect(errors?.p95).toBeLessThanOrEqual(p95)
      expect(errors?.inside).toBeGreaterThanOrEqual(0.9)
      expect(errors?.stretch).toBeLessThanOrEqual(1.3)
    }
  })

  it.each([
    ['RUA PROFESSOR EMERSON APARECIDO CARANDINA, N. 95, LT 18 QD 24', 'PARQUE RESIDENCIAL JOSE GOMES'],
    ['R. DEZENOVE DE OUTUBRO, N. 638', 'JD PRIMAVERA'],
    ['RUA 19 DE OUTUBRO, N. 640', ''],
    ['AV JOAO BENTO DA FONSECA, N. 325, CS 2', 'VILA SAO PEDRO'],
  ])('%s of %s is placed at its house or beside it', async (address, neighborhood) => {
    const { book } = await readPortoFerreira()
    const match = matchAddress(
      new BookIndex(book),
      readAddressQuestion({ address, neighborhood, postalCode: null }),
    )
    expect(match?.precision).toMatch(/building|near/)
    expect(match?.radius).toBeLessThanOrEqual(120)
  })
})

describe.runIf(recife !== null)("Recife's houses of paid prices, a sparse book", () => {
  it('place houses that were left out, and need a larger radius, which is measured', () => {
    const rows = readFileSync(recife ?? '', 'utf8')
      .trim()
      .split('\n')
      .slice(1)
    const index = new BookIndex(
      makeAddressBook(
        rows.map(row => {
          const [street = '', number = '', locality = '', lat = '', lng = ''] = row.split(';')
          return {
            street,
            number: Number.parseInt(number, 10) || 0,
            locality,
            at: { lat: Number(lat), lng: Number(lng) },
          }
        }),
      ),
    )
    const { near, street } = byPrecision(measureAddressBook(index, pick(index, 600)))
    expect(near?.median).toBeLessThanOrEqual(45)
    expect(near?.p95).toBeLessThanOrEqual(150)
    expect(near?.stretch).toBeGreaterThan(1.2)
    expect(street?.inside).toBeGreaterThanOrEqual(0.9)
  })
})

describe.runIf(rioClaro !== null)("Rio Claro's streets", () => {
  it('have a name and a type, unless the census has none', () => {
    const names = new Map<string, boolean>()
    for (const row of readFileSync(rioClaro ?? '', 'utf8')
      .trim()
      .split('\n')
      .slice(1)) {
      const street = row.trimEnd().split(';').slice(4).join(' ')
      const read = readStreetName(street)
      names.set(street, read !== null && read.type !== '' && read.name !== '')
    }
    const without = [...names].filter(([, isRead]) => !isRead).map(([street]) => street)
    expect(names.size).toBeGreaterThan(100)
    expect(without.filter(street => !/PROJETADA|SEM |PARTICULAR|SERVIDAO/.test(street))).toEqual([])
  })
})
