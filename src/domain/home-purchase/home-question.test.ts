import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedFamily, goianiaFamily } from '#test/support/home-purchases.ts'
import { buildHomeAssumptions, defaultHomeAssumptions } from './home-assumptions.ts'
import {
  type HomeQuestion,
  pickPersonalParameters,
  readHomeQuestion,
  toHomeSearchPlace,
  writeHomeLink,
  writeHomeQuestion,
} from './home-question.ts'

const nowhere = { uf: null, city: '', withinKm: null }
const goiania: HomeQuestion = {
  family: goianiaFamily,
  assumptions: defaultHomeAssumptions,
  place: { uf: 'GO', city: 'Goiânia', withinKm: 30 },
}

describe('the question for a home in an address', () => {
  it('says what was said, in reais, and only the changed assumptions', () => {
    expect(writeHomeQuestion(goiania)).toEqual({
      renda: '4000',
      entrada: '60000',
      pessoas: '3',
      mudar: '12',
      uf: 'GO',
      cidade: 'Goiânia',
      km: '30',
    })
    const changed = {
      ...goiania,
      assumptions: { ...defaultHomeAssumptions, adminFee: 30_50, system: 'price' as const },
    }
    expect(writeHomeQuestion(changed)).toMatchObject({ tarifa: '30.5', sistema: 'price' })
  })

  it('is read back as it was', () => {
    fc.assert(
      fc.property(generatedFamily, fc.integer({ min: 0, max: 100_000 }), (family, adminFee) => {
        const assumptions = { ...buildHomeAssumptions({ system: 'sac', age: family.age }), adminFee }
        const question = { ...goiania, family, assumptions }
        expect(readHomeQuestion(writeHomeQuestion(question))).toEqual({ question, errors: {} })
      }),
    )
  })

  it.each([
    ['nothing', {}, null],
    ['only an income', { renda: '4000' }, { income: 4_000_00, savings: 0 }],
    ['only a number of people', { pessoas: '4' }, { income: 0, savings: 0, people: 4 }],
    ['only own money', { entrada: '60000' }, { income: 0, savings: 60_000_00 }],
  ])('with %s', (_, given, family) => {
    const { question } = readHomeQuestion(given)
    if (family === null) expect(question.family).toBeNull()
    else expect(question.family).toMatchObject(family)
    expect(question.place).toEqual(nowhere)
  })

  it.each([
    ['renda', '4.000,00'],
    ['renda', '-1'],
    ['renda', '1e9'],
    ['entrada', '100000001'],
    ['pessoas', '2.5'],
    ['anos', '36'],
    ['sistema', 'sacre'],
    ['primeiro', 'talvez'],
    ['uf', 'XX'],
    ['km', '0'],
    ['cidade', 'a\uFFFD'],
  ])('names %s=%s as wrong and leaves it out', (name, value) => {
    const { errors, question } = readHomeQuestion({ renda: '1', [name]: value })
    expect(Object.keys(errors)).toEqual([name])
    expect(question.assumptions).toEqual(defaultHomeAssumptions)
  })

  it.each<[string, HomeQuestion, string]>([
    [
      'a family and a place',
      goiania,
      '/morar?uf=GO&cidade=Goi%C3%A2nia&km=30#renda=4000&entrada=60000&pessoas=3&mudar=12',
    ],
    ['a family alone', { ...goiania, place: nowhere }, '/morar#renda=4000&entrada=60000&pessoas=3&mudar=12'],
    ['a place alone', { ...goiania, family: null }, '/morar?uf=GO&cidade=Goi%C3%A2nia&km=30'],
    ['nothing', { ...goiania, family: null, place: nowhere }, '/morar'],
  ])('has a link with %s, in which nothing of the family is sent', (_, question, link) => {
    expect(writeHomeLink(question)).toBe(link)
  })

  it('never says of a family what it earns in the part of an address that is sent', () => {
    fc.assert(
      fc.property(generatedFamily, family => {
        const [sent = ''] = writeHomeLink({ ...goiania, family }).split('#')
        expect(sent).toBe('/morar?uf=GO&cidade=Goi%C3%A2nia&km=30')
      }),
    )
  })

  it('knows what of an old address is personal', () => {
    expect(
      pickPersonalParameters({ renda: '4000', juros: '9', sistema: 'price', uf: 'GO', imovel: '1', x: 'y' }),
    ).toEqual({ renda: '4000', juros: '9', sistema: 'price' })
  })

  it('searches around a city only where its state is known', () => {
    expect(toHomeSearchPlace(goiania.place)).toEqual({ state: [], city: [], near: 'Goiânia,GO', within: 30 })
    expect(toHomeSearchPlace({ ...goiania.place, uf: null })).toEqual({
      state: [],
      city: ['Goiânia'],
      near: null,
      within: null,
    })
    expect(toHomeSearchPlace({ ...goiania.place, withinKm: null })).toMatchObject({
      state: ['GO'],
      city: ['Goiânia'],
    })
    expect(toHomeSearchPlace(nowhere)).toEqual({ state: [], city: [], near: null, within: null })
  })
})
