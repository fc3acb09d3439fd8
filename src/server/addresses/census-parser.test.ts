import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  censusCsv,
  censusHeader,
  type CensusRow,
  censusRow,
  censusStreet,
} from '#test/support/census-files.ts'
import { CensusFileRefused } from './census-file-refused.ts'
import { CensusParser, type MunicipalityAddresses } from './census-parser.ts'

function parse(text: string, chunk = 1 << 20): MunicipalityAddresses[] {
  const found: MunicipalityAddresses[] = []
  const parser = new CensusParser(addresses => found.push(addresses))
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += chunk) parser.take(bytes.subarray(at, at + chunk))
  parser.finish()
  return found
}

const only = (rows: readonly CensusRow[]) => parse(censusCsv(rows))[0]!

describe("a file of the census's addresses", () => {
  it('becomes houses by street and number', () => {
    const { municipality, rows, book } = only([
      { title: 'DOUTOR', name: 'JOSE MARIA', number: '20', elements: 'QUADRA;02-B;LOTE;7' },
      { number: '30' },
      { number: '10' },
    ])
    expect([municipality, rows]).toEqual([3_540_705, 3])
    expect(book.streets).toEqual(['RUA DOUTOR JOSE MARIA', 'RUA DAS FLORES'])
    expect(Array.from(book.streetStarts)).toEqual([0, 1, 3])
    expect(Array.from(book.numbers)).toEqual([20, 10, 30])
    expect(book.lats[0]).toBe(-21_853_000)
    expect(book.lngs[0]).toBe(-47_479_000)
    expect(book.postalCodes[0]).toBe(13_660_080)
    expect(book.localities[book.localityOf[0]!]).toBe('CENTRO')
    expect([book.lotNames[book.blockOf[0]!], book.lotNames[book.lotOf[0]!]]).toEqual(['2B', '7'])
  })

  it.each<[string, CensusRow, number]>([
    ['a number', { number: '638' }, 638],
    ['none', { number: '0', modifier: 'SN' }, 0],
    ['a milestone', { number: '12', modifier: 'KM' }, 0],
    ['a letter behind it', { number: '251', modifier: 'B' }, 251],
    ['something else', { number: 'X' }, 0],
    ['too many figures', { number: '12345678' }, 0],
  ])('reads %s', (_, row, number) => {
    expect(only([row]).book.numbers[0]).toBe(number)
  })

  it.each<[string, CensusRow, number]>([
    ['flats of one place', { elements: 'APARTAMENTO;12' }, 1],
    ['another place', { lat: '-21.853001' }, 2],
    ['another number', { number: '12' }, 2],
    ['a locality as its place', { level: '5' }, 1],
    ['a tract as its place', { level: '6' }, 1],
    ['a place outside of Brazil', { lat: '48.85' }, 1],
    ['no place', { lat: '' }, 1],
  ])('keeps each place once: %s', (_, row, houses) => {
    expect(only([{}, row, {}]).book.numbers).toHaveLength(houses)
  })

  it.each([
    ['1', 0],
    ['2', 0],
    ['3', 1],
    ['4', 1],
  ])('knows that level %s is estimated: %i', (level, estimated) => {
    expect(only([{ level }]).book.estimated[0]).toBe(estimated)
  })

  it('of a state has its municipalities one after the other', () => {
    const found = parse(censusCsv([...censusStreet(3), ...censusStreet(2, { municipality: 3_543_907 })]))
    expect(found.map(({ municipality, rows }) => [municipality, rows])).toEqual([
      [3_540_705, 3],
      [3_543_907, 2],
    ])
  })

  it('is read the same in pieces of any size, with any ends of lines', () => {
    const text = censusCsv([...censusStreet(4, { name: 'SAO JOAO' }), ...censusStreet(3)])
    const whole = parse(text)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.boolean(), (chunk, windows) => {
        expect(parse(windows ? `\ufeff${text.replaceAll('\n', '\r\n')}` : text.trimEnd(), chunk)).toEqual(
          whole,
        )
      }),
      { numRuns: 40 },
    )
  })

  it.each<[string, string, RegExp]>([
    ['nothing', '', /vazio/],
    ['a header alone', `${censusHeader}\n`, /vazio/],
    ['a page', '<!doctype html>\n<p>x</p>\n', /não tem a coluna COD_MUNICIPIO/],
    ['a table of something else', 'a;b\n1;2\n', /não tem a coluna/],
    ['half a row', `${censusHeader}\n1;35;3540705;1\n`, /incompleta/],
    ['a row without a municipality', censusCsv([{ municipality: 12 }]), /sem município/],
    ['municipalities in no order', censusCsv([{}, { municipality: 3_543_907 }, {}]), /um depois do outro/],
    ['one line without an end', `${censusHeader}\n${'x'.repeat(5_000)}`, /comprida demais/],
    ['a long row', `${censusHeader}\n${censusRow({ name: 'X'.repeat(5_000) })}\n`, /comprida demais/],
  ])('that is %s is refused', (_, text, message) => {
    expect(() => parse(text, 1_000)).toThrow(CensusFileRefused)
    expect(() => parse(text)).toThrow(message)
  })
})
