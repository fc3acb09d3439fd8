import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { calendarEventsOf, readCalendar } from '#test/support/calendar.ts'
import { createListing } from '#test/support/catalogue.ts'
import { presentAt } from '#test/support/presentation.ts'
import { writeAuctionCalendar, listComingAuctions } from './auction-calendar.ts'

const now = new Date('2026-11-22T12:00:00Z')
const site = 'https://arremate.example'
const first = '2026-12-03T10:00:00-03:00'
const second = '2026-12-10T10:00:00-03:00'
const house = createListing({
  description: 'Casa, 0.00 de área total',
  propertyType: 'Casa',
  modality: 'leilao',
  firstAuctionAt: first,
  secondAuctionAt: second,
})
const written = (...listings: CataloguedListing[]) =>
  writeAuctionCalendar(listings, site, presentAt(now)) ?? ''
const readProperty = (text: string, name: string) =>
  calendarEventsOf(text).map(({ properties }) => properties.get(name))

it('has an hour-long entry in UTC for each coming date', () => {
  const text = written(house)
  expect(readProperty(text, 'SUMMARY')).toEqual([
    '1º leilão: Casa em Campinas - SP',
    '2º leilão: Casa em Campinas - SP',
  ])
  expect(readProperty(text, 'DTSTART')).toEqual(['20261203T130000Z', '20261210T130000Z'])
  expect(readProperty(text, 'DTEND')).toEqual(['20261203T140000Z', '20261210T140000Z'])
  expect(readProperty(text, 'LOCATION')[0]).toBe('RUA DAS FLORES, N. 100, Apto 12, Centro, Campinas - SP')
  expect(readProperty(text, 'URL')[0]).toBe(`${site}/imovel/${house.id}`)
  expect(readProperty(text, 'DESCRIPTION')[0]?.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Casa · Centro, Campinas, SP',
    'Preço mínimo: R$ 150.000',
    'Visto na lista de 9 jan. 2026.',
    '1º leilão: 3 dez. 2026, 10h00, horário de Brasília. Confirme a data no edital.',
    `${site}/imovel/${house.id}`,
  ])
})

it('has reminders a day and an hour before', () => {
  for (const { parts } of calendarEventsOf(written(house))) {
    expect(
      parts.map(({ name, properties }) => [name, properties.get('ACTION'), properties.get('TRIGGER')]),
    ).toEqual([
      ['VALARM', 'DISPLAY', '-P1D'],
      ['VALARM', 'DISPLAY', '-PT1H'],
    ])
  }
})

it('uses the same UID for a date each time, whatever else changed', () => {
  const later =
    writeAuctionCalendar(
      [{ ...house, price: 1 }],
      'https://outro.example',
      presentAt(new Date(now.getTime() + 1)),
    ) ?? ''
  expect(readProperty(later, 'UID')).toEqual(readProperty(written(house), 'UID'))
  expect(new Set(readProperty(written(house, { ...house, id: '2' }), 'UID')).size).toBe(4)
  expect(written(house)).toBe(written(house))
})

it('is an entry of the whole day where the bank states no hour', () => {
  const ended = { ...house, firstAuctionAt: '2026-12-03T00:00:00-03:00', secondAuctionAt: null }
  const calendar = writeAuctionCalendar([ended], site, presentAt(now)) ?? ''
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261203')
  expect(calendar).not.toContain('00h00')
  expect(calendar).toContain('TRIGGER:-PT15H')
  expect(calendar).not.toContain('TRIGGER:-PT1H')
})

describe('the coming dates', () => {
  it.each<[string, Partial<CataloguedListing>, string[]]>([
    ['of an auction', {}, ['1º leilão', '2º leilão']],
    ['after the first', { firstAuctionAt: '2026-11-01T10:00:00-03:00' }, ['2º leilão']],
    ['that begin now', { firstAuctionAt: now.toISOString(), secondAuctionAt: null }, []],
    [
      'without an hour, today',
      { firstAuctionAt: '2026-11-22T00:00:00-03:00', secondAuctionAt: null },
      ['1º leilão'],
    ],
    [
      'without an hour, yesterday',
      { firstAuctionAt: '2026-11-21T00:00:00-03:00', secondAuctionAt: null },
      [],
    ],
    ['of a licitação', { modality: 'licitacao', secondAuctionAt: null }, ['Abertura das propostas']],
    ['of a venda online', { modality: 'venda-online', secondAuctionAt: null }, ['Fim da venda']],
    ['of what nobody knows how it is sold', { modality: null, secondAuctionAt: null }, ['Data da venda']],
    ['of what is gone', { gone: true }, []],
    ['that nobody knows', { firstAuctionAt: null, secondAuctionAt: null }, []],
  ])('%s', (_, changes, names) => {
    const changed = { ...house, ...changes }
    expect(listComingAuctions(changed, now).map(({ name }) => name)).toEqual(names)
    expect(writeAuctionCalendar([changed], site, presentAt(now)) === null).toBe(names.length === 0)
  })
})

it('stays valid with any text', () => {
  const any = fc.string({ unit: 'binary', maxLength: 120 })
  fc.assert(
    fc.property(any, any, any, (address, neighborhood, city) => {
      const text = written({ ...house, address, neighborhood, city })
      const events = calendarEventsOf(text)
      expect(events).toHaveLength(2)
      expect(readCalendar(text).parts).toHaveLength(2)
      expect(events[0]?.properties.get('DTSTART')).toBe('20261203T130000Z')
    }),
    { numRuns: 30 },
  )
})

it('keeps commas, semicolons, backslashes and accents', () => {
  const address = 'Rua “A”; nº 1, \\fundos\nBEGIN:VEVENT\r\nATTACH:x'
  const [event] = calendarEventsOf(written({ ...house, address, neighborhood: '' }))
  expect(event?.properties.get('LOCATION')).toBe(
    'Rua “A”; nº 1, \\fundos BEGIN:VEVENT ATTACH:x, Campinas - SP',
  )
})
