import { describe, expect, it } from 'vitest'
import { goianiaFamily } from '#test/support/home-purchases.ts'
import { defaultHomeAssumptions } from '../home-purchase/home-assumptions.ts'
import type { HomeQuestion } from '../home-purchase/home-question.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { answerWhatFits, findFittingLimit } from './family-means.ts'

const goiania: HomeQuestion = {
  family: goianiaFamily,
  assumptions: defaultHomeAssumptions,
  place: { uf: 'GO', city: 'Goiânia', withinKm: 30 },
}
const words = (home: HomeQuestion | null, asked = emptyCriteria) =>
  answerWhatFits(home, asked).replaceAll('\u00a0', ' ')

describe('what fits, by what a family has said before', () => {
  it('names what it has, up to which price, the instalment, and the page in its place', () => {
    const answer = words(goiania)
    expect(answer).toContain('Com renda de R$ 4.000 por mês e R$ 60.000 guardados')
    expect(answer).toMatch(/até cerca de \*\*R\$ 14\d\.000\*\* em Goiânia/)
    expect(answer).toContain('**R$ 1.200** (30% da renda)')
    expect(answer).toContain('](/morar?uf=GO&cidade=Goi%C3%A2nia&km=30)')
  })

  it.each<[string, HomeQuestion | null, string]>([
    ['nobody has said anything', null, 'Ainda não sei o que a sua família tem'],
    ['only a place is known', { ...goiania, family: null }, '](/morar)'],
    [
      'there is own money alone',
      { ...goiania, family: { ...goianiaFamily, income: 0 } },
      'à vista, porque você não disse a renda',
    ],
    [
      'there is an income alone',
      { ...goiania, family: { ...goianiaFamily, savings: 0 } },
      'ainda não cabe nenhum imóvel',
    ],
    [
      'there is FGTS',
      { ...goiania, family: { ...goianiaFamily, fgts: 12_400_00 } },
      'R$ 60.000 guardados e R$ 12.400 de FGTS',
    ],
    [
      'FGTS may not be used',
      { ...goiania, family: { ...goianiaFamily, fgts: 12_400_00, firstHome: false } },
      'por mês e R$ 60.000 guardados, cabem',
    ],
  ])('when %s', (_, home, part) => {
    expect(words(home)).toContain(part)
  })

  it('is asked for another place', () => {
    const answer = words(goiania, { ...emptyCriteria, state: ['SP'], city: ['CAMPINAS'] })
    expect(answer).toContain('em Campinas')
    expect(answer).toContain('](/morar?uf=SP&cidade=CAMPINAS)')
  })

  it('puts no figure of the family into the link', () => {
    expect(words(goiania)).not.toMatch(/renda=|entrada=|#/)
  })
})

describe('what limits a search for what fits', () => {
  const place = { state: ['GO'], city: ['Goiânia'], near: null, within: null }
  it.each<[string, HomeQuestion | null, object, object | null]>([
    ['nobody is known', null, {}, null],
    ['only a place is known', { ...goiania, family: null }, {}, null],
    ['nothing fits', { ...goiania, family: { ...goianiaFamily, savings: 0 } }, {}, null],
    [
      'no place is asked for, the family’s own counts',
      goiania,
      {},
      { near: 'Goiânia,GO', within: 30, state: [], city: [] },
    ],
    ['a place is asked for', goiania, { state: ['GO'], city: ['Goiânia'] }, place],
    [
      'a region is asked for',
      goiania,
      { region: ['nordeste'] },
      { state: [], city: [], near: null, within: null },
    ],
  ])('where %s', (_, home, asked, expected) => {
    const limit = findFittingLimit(home, { ...emptyCriteria, ...asked })
    expect(limit?.place ?? null).toEqual(expected)
    if (limit !== null) {
      expect(limit.maxPrice % 100_000).toBe(0)
      expect(limit.maxPrice).toBeGreaterThan(130_000_00)
    }
  })
})
