import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '../search/search-criteria.ts'
import { noPersonFacts, type PersonFacts } from '../search/sentence/person-facts.ts'
import { describePersonFacts } from './family-means.ts'

const income: PersonFacts = { ...noPersonFacts, income: 4_000_00 }
const saved = { ...emptyCriteria, downPayment: 60_000_00 }

describe('what the facts about a person mean', () => {
  it('with income and own money: the price of the page for who wants to live there, and its link', () => {
    const words = describePersonFacts(income, income, { ...saved, state: ['GO'], city: ['Goiânia'] })
    expect(words.replaceAll('\u00a0', ' ')).toContain('até **R$ 1.200** (30% da renda)')
    expect(words.replaceAll('\u00a0', ' ')).toContain('até cerca de **R$ 140.000**')
    expect(words).toContain('](/morar?uf=GO&cidade=Goi%C3%A2nia#renda=4000&entrada=60000)')
  })

  it.each<[string, PersonFacts, PersonFacts, Parameters<typeof describePersonFacts>[2], string | null]>([
    ['an income alone', income, income, emptyCriteria, '/morar#renda=4000&entrada=0'],
    ['own money after an income', noPersonFacts, income, saved, '/morar#renda=4000&entrada=60000'],
    [
      'surroundings',
      income,
      income,
      { ...saved, near: 'Campinas,SP', within: 50 },
      '/morar?uf=SP&cidade=Campinas&km=50#renda=4000&entrada=60000',
    ],
    ['a resale', income, { ...income, purpose: 'resell' }, saved, null],
    ['nothing new', noPersonFacts, income, emptyCriteria, null],
  ])('with %s', (_, now, all, criteria, link) => {
    expect(/\]\(([^)]+)\)/.exec(describePersonFacts(now, all, criteria))?.[1] ?? null).toBe(link)
  })

  it('carries FGTS and the family that were said, and counts FGTS', () => {
    const said = { fgts: 12_000_00, people: 4 }
    const words = describePersonFacts(income, income, saved, said).replaceAll('\u00a0', ' ')
    expect(words).toContain('](/morar#renda=4000&entrada=60000&fgts=12000&pessoas=4)')
    expect(words).toContain('Com R$ 60.000 para a entrada e R$ 12.000 de FGTS')
    expect(words).toMatch(/até cerca de \*\*R\$ 15\d\.000/)
  })
})
