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
    ['leilões até sexta', 2],
    ['casa em Natal até sexta-feira', 2],
    ['imóveis que encerram até quarta', 1],
    ['leilão até quinta', 1],
    ['leilão até segunda', 5],
    ['leilão até terça', 6],
    ['encerra até domingo', 4],
    ['leilão até o fim da semana', 4],
    ['casa até o fim do mês', 5],
    ['encerram até o final deste mês', 5],
    ['leilão até o fim do mês que vem', 36],
    ['leilão até dia 28', 3],
    ['leilão até o dia 15', 20],
    ['leilão até dia 31', 36],
    ['leilão até dia 20/12', 25],
    ['leilão até dia 10 de dezembro', 15],
    ['leilão até dia 15/12/2026', 20],
    ['leilão até dia 15/12/26', 20],
    ['leilão até dia 15 de dezembro de 2026', 20],
    ['leilão antes de sexta', 1],
    ['leilão antes do dia 28', 2],
    ['leilão até a próxima quarta', 7],
    ['leilão até a próxima sexta', 2],
    ['leilão até sexta que vem', 9],
    ['leilão até segunda que vem', 5],
    ['leilão até sexta da semana que vem', 9],
    ['leilão até sexta dessa semana', 2],
    ['imóveis que entraram e que encerram até sexta', 2],
    ['leilões essa semana', 7],
    ['casas nos próximos 10 dias', 10],
  ])('“%s” is so many days: %i', (text, days) => {
    expect(read(text)).toEqual({ days, notUnderstood: [] })
  })

  it('is counted by the day in Brasília', () => {
    expect(read('leilões até sexta', new Date('2026-11-26T02:59:00Z')).days).toBe(2)
    expect(read('leilões até sexta', new Date('2026-11-26T03:01:00Z')).days).toBe(1)
  })

  it('never reaches the day after the one that is named', () => {
    const evening = new Date('2026-11-25T23:30:00Z')
    const { days } = read('leilão até quinta', evening)
    const until = new Date(evening.getTime() + (days ?? 0) * 86_400_000)
    expect(until.toISOString()).toBe('2026-11-26T23:30:00.000Z')
  })

  it.each([
    ['leilão até dia 10 de junho', 'até dia 10 de junho'],
    ['leilão até dia 15/12/2028', 'até dia 15/12/2028'],
    ['leilão antes de quarta', 'antes de quarta'],
    ['casa em Campinas essa semana', 'essa semana'],
    ['leilão na sexta', 'sexta'],
    ['imóveis que entraram até dia 20', 'até dia 20'],
    ['casas que chegaram até sexta', 'até sexta'],
    ['não quero leilão até sexta', 'até sexta'],
    ['casa em Campinas, posso pagar até dia 10', 'até dia 10'],
    ['casas que não encerram até sexta', 'até sexta'],
    ['casa até quinta da Boa Vista em São Paulo', 'quinta'],
    ['casa até quarta avenida em Goiânia', 'quarta avenida'],
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
