import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import type { Uf } from '#domain/states.ts'
import type { ReactNode } from 'react'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { ListFreshnessLine, ListMark, ListsByState } from './list-freshness-line.tsx'
import { selectSearchedLists } from './searched-lists.ts'
import { SeenStamp } from './seen-stamp.tsx'

const now = Date.parse('2026-11-22T15:00:00-03:00')
const list = (uf: Uf, listDate: string) => ({ uf, listDate, firstListDate: listDate, total: 5, unseen: 0 })
const lists = [list('GO', '2026-01-08'), list('RS', '2026-11-22'), list('SP', '2026-11-13')]

/** The markup of a line without the table of all states, which its button opens. */
const lineOf = (line: ReactNode): string => markupOf(line).replace(/<table[^]*<\/table>/, '')

const readLine = (line: ReactNode): string =>
  lineOf(line)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the line about the lists', () => {
  it.each([
    [['RS'], 'RS: lista de 22 nov. 2026, hoje', null],
    [['SP'], 'SP: lista de 13 nov. 2026, há 9 dias', 'text-amber-text'],
    [['GO'], 'GO: lista de 8 jan. 2026, há 318 dias · podem já ter saído: confira na Caixa', 'text-risk'],
    [
      ['GO', 'SP'],
      'listas de 8 jan. a 13 nov. 2026 · os das mais antigas podem já ter saído: confira na Caixa',
      'text-risk',
    ],
    [[], 'Lista da Caixa', null],
  ])('of %j reads %s', (states, words, ink) => {
    const line = (
      <ListFreshnessLine
        lists={lists.filter(({ uf }) => states.includes(uf))}
        demonstration={false}
        now={now}
      />
    )
    expect(readLine(line)).toBe(words)
    for (const each of ['text-amber-text', 'text-risk'])
      expect(lineOf(line).includes(each)).toBe(each === ink)
  })

  it.each([
    [
      [{ ...list('RS', '2026-11-22'), unseen: 1 }],
      'RS: lista de 22 nov. 2026, hoje · 1 imóvel do estado não visto nela, que veio incompleta',
    ],
    [
      [
        { ...list('RS', '2026-11-22'), unseen: 40 },
        list('SP', '2026-11-22'),
        { ...list('SC', '2026-11-22'), unseen: 2 },
      ],
      'listas de 22 nov. 2026, hoje · 42 imóveis desses estados não vistos em listas novas que vieram incompletas',
    ],
  ])(
    'says how many listings the newest lists lack, and that those are of whole states',
    (incomplete, words) => {
      const line = <ListFreshnessLine lists={incomplete} demonstration={false} now={now} />
      expect(readLine(line)).toBe(words)
    },
  )

  it('says of each state’s list how many more are offered that it lacks', () => {
    const table = (
      <ListsByState text="listas" lists={[{ ...list('RS', '2026-11-22'), unseen: 1 }]} now={now} />
    )
    expect(renderedText(table)).toContain('mais 1 não visto nela')
  })

  it('says of a demonstration that it is invented, whatever its date', () => {
    expect(renderedText(<ListFreshnessLine lists={lists} demonstration now={now} />)).toContain('inventados')
  })
})

it.each([
  [{}, [], 'GO RS SP'],
  [{ state: ['GO' as const] }, [{ state: 'RS' as const }], 'GO'],
  [{ region: ['sul' as const] }, [], 'RS'],
  [{ city: ['Santos'] }, [{ state: 'SP' as const }], 'SP'],
  [{ city: ['Santos'] }, [], 'GO RS SP'],
])('a search of %j that finds %j rests on the lists of %s', (criteria, found, expected) => {
  const selected = selectSearchedLists({ lists }, { ...emptyCriteria, ...criteria }, found)
  expect(selected.map(({ uf }) => uf).join(' ')).toBe(expected)
})

describe('the stamp of a listing', () => {
  const stamp = (gone: boolean, listDate: string, demonstration = false) =>
    renderedText(
      <SeenStamp
        property={{ gone, listDate, unseenSince: null }}
        demonstration={demonstration}
        now={now}
        withCaution
      />,
    ).trim()

  it('says when it was last seen, and what to do about a stale list', () => {
    expect(stamp(false, '2026-11-22')).toBe('visto na lista de 22 nov. 2026, hoje')
    expect(stamp(false, '2026-01-08')).toBe(
      'visto na lista de 8 jan. 2026, há 318 dias (pode já ter saído: confira na Caixa)',
    )
    expect(stamp(true, '2026-01-08')).toBe('fora da lista desde 8 jan. 2026')
    expect(stamp(false, '2026-01-08', true)).toBe('')
  })

  it('on a card is one mark, absent for a date in the future', () => {
    const mark = (gone: boolean, listDate: string) =>
      renderedText(<ListMark property={{ gone, listDate, unseenSince: null }} now={now} />).trim()
    expect(mark(false, '2026-11-08')).toBe('· visto há 14 dias')
    expect([mark(true, '2026-11-08'), mark(false, '2026-12-01')]).toEqual([
      '· fora da lista desde 8 nov.',
      '',
    ])
  })
})
