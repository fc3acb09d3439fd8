import { describe, expect, it } from 'vitest'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { readSentence } from './read-sentence.ts'

const gazetteer = knownGazetteer()
/** A Wednesday; in Brasília until three hours after midnight. */
const wednesday = new Date('2026-11-25T12:00:00Z')

const read = (text: string, now: Date | null = wednesday) => {
  const { criteria, notUnderstood } = readSentence(text, gazetteer, now)
  return { days: criteria.closesWithin, notUnderstood }
}

describe('a deadline', () => {
  it.each([
    ['leilões até sexta', 3],
    ['casa em Natal até sexta-feira', 3],
    ['imóveis que encerram até quarta', 1],
    ['leilão até terça', 7],
    ['encerra até domingo', 5],
    ['leilão até o fim da semana', 5],
    ['casa até o fim do mês', 6],
    ['encerram até o final deste mês', 6],
    ['leilão até o fim do mês que vem', 37],
    ['leilão até dia 28', 4],
    ['leilão até o dia 15', 21],
    ['leilão até dia 31', 37],
    ['leilão até dia 20/12', 26],
    ['leilão até dia 10 de dezembro', 16],
    ['leilões essa semana', 7],
    ['casas nos próximos 10 dias', 10],
  ])('“%s” is so many days: %i', (text, days) => {
    expect(read(text)).toEqual({ days, notUnderstood: [] })
  })

  it('is counted by the day in Brasília', () => {
    expect(read('leilões até sexta', new Date('2026-11-26T02:59:00Z')).days).toBe(3)
    expect(read('leilões até sexta', new Date('2026-11-26T03:01:00Z')).days).toBe(2)
  })

  it.each([
    ['leilão até dia 10 de junho', '10 de junho'],
    ['casa em Campinas essa semana', 'essa semana'],
    ['leilão na sexta', 'sexta'],
  ])('“%s” names what it does not read', (text, words) => {
    const { days, notUnderstood } = read(text)
    expect(days).toBeNull()
    expect(notUnderstood.join(' ')).toContain(words)
  })

  it('is none without the date, and no part of the sale', () => {
    expect(read('leilões até sexta', null)).toEqual({ days: null, notUnderstood: ['sexta'] })
    expect(read('leilão até dia 15', null).days).toBeNull()
    expect(read('casa até segunda praça').days).toBeNull()
  })
})
