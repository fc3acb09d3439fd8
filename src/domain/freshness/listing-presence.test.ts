import { describe, expect, it } from 'vitest'
import {
  describeNotablePresence,
  describePresence,
  presencePageStatus,
  rateListingPresence,
  writeDatedPresence,
} from './listing-presence.ts'

const noon = Date.parse('2026-11-22T12:00:00-03:00')

it.each([
  [null, 'offered', 200],
  ['2026-11-22', 'recently-gone', 200],
  ['2026-11-21', 'recently-gone', 200],
  ['2026-11-15', 'recently-gone', 200],
  ['2026-11-14', 'gone', 410],
  ['2026-01-08', 'gone', 410],
  // A list dated ahead of the clock.
  ['2026-11-24', 'recently-gone', 200],
] as const)(
  'a listing gone since %s is %s, and its page is answered with %s',
  (goneSince, presence, status) => {
    const rated = rateListingPresence(goneSince, noon)
    expect([rated, presencePageStatus[rated]]).toEqual([presence, status])
  },
)

it.each([
  ['2026-11-22T23:59:59-03:00', 'recently-gone'],
  ['2026-11-23T02:59:59Z', 'recently-gone'],
  ['2026-11-23T03:00:00Z', 'gone'],
  ['2026-11-23T00:00:00-03:00', 'gone'],
] as const)('the seven days end with the day of Brasília: at %s it is %s', (now, presence) => {
  expect(rateListingPresence('2026-11-15', Date.parse(now))).toBe(presence)
})

describe('whether a listing is listed, and how old that knowledge is', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  it.each<['listed' | 'unseen' | 'gone', string | null, string | null, string, string | null, string]>([
    ['listed', '2026-11-19', null, 'visto na lista de 19 nov. 2026, há 3 dias', null, 'fresh'],
    ['listed', '2026-11-13', null, 'visto na lista de 13 nov. 2026, há 9 dias', null, 'old'],
    [
      'listed',
      '2026-01-08',
      null,
      'visto na lista de 8 jan. 2026, há 318 dias',
      'pode já ter saído: confira na Caixa',
      'stale',
    ],
    ['listed', '2026-11-30', null, 'visto na lista de 30 nov. 2026', null, 'fresh'],
    ['listed', null, null, 'visto em lista sem data', null, 'fresh'],
    ['gone', '2026-01-08', null, 'fora da lista desde 8 jan. 2026', null, 'fresh'],
    ['gone', null, null, 'fora da lista da Caixa', null, 'fresh'],
    [
      'unseen',
      '2026-11-19',
      '2026-11-21',
      'não visto na lista de 21 nov. 2026, que veio incompleta; visto na de 19 nov. 2026, há 3 dias',
      'confira na Caixa',
      'old',
    ],
  ])('%s, list of %s', (listed, listDate, unseenSince, text, caution, level) => {
    const description = describePresence({ gone: listed === 'gone', listDate, unseenSince }, noon)
    expect([plain(description.text), description.caution, description.level]).toEqual([text, caution, level])
    // What is kept and read later says the same without an age.
    expect(plain(description.dated)).toBe(text.replace(/, (?:há \d+ dias|hoje|ontem)$/, ''))
  })

  it.each([
    ['in a fresh list', { gone: false, listDate: '2026-11-19', unseenSince: null }, ''],
    ['in an old list', { gone: false, listDate: '2026-11-13', unseenSince: null }, 'visto há 9 dias'],
    ['not seen', { gone: false, listDate: '2026-11-19', unseenSince: '2026-11-21' }, 'não visto em 21 nov.'],
    ['gone', { gone: true, listDate: '2026-11-20', unseenSince: null }, 'fora da lista desde 20 nov.'],
  ])('beside others, of one %s, only what is notable', (_, listing, words) => {
    expect(plain(describeNotablePresence(listing, noon))).toBe(words)
  })

  it('is a sentence of its own where it is written down', () => {
    const listing = { gone: false, listDate: '2026-11-19', unseenSince: '2026-11-21' }
    expect(plain(writeDatedPresence(listing, noon))).toBe(
      'Não visto na lista de 21 nov. 2026, que veio incompleta; visto na de 19 nov. 2026.',
    )
  })
})
