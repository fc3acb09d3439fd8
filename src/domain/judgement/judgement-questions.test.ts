import { describe, expect, it } from 'vitest'
import {
  describeHowToAnswer,
  isQuestionAnswered,
  judgementQuestions,
  type QuestionFacts,
  sumKnownWeight,
} from './judgement-questions.ts'
import { isUnusualDiscount } from './judged-return.ts'

const nothing: QuestionFacts = {
  occupancy: null,
  debtsStated: false,
  financing: null,
  fgts: null,
  precision: null,
  comparables: 0,
}

describe('what is known of a listing', () => {
  const weights = {
    occupancy: 20,
    debts: 20,
    titleRecord: 15,
    edital: 10,
    financing: 10,
    fgts: 10,
    comparables: 10,
    place: 5,
  }

  it('is 100 percent when everything is answered', () => {
    expect(sumKnownWeight(nothing, weights)).toBe(100)
  })

  it.each<[Partial<QuestionFacts>, number]>([
    [{}, 0],
    [{ occupancy: 'occupied' }, 20],
    [{ debtsStated: true }, 20],
    [{ financing: false, fgts: false }, 20],
    [{ comparables: 4 }, 0],
    [{ comparables: 5 }, 10],
    [{ precision: 'city' }, 0],
    [{ precision: 'street' }, 0],
    [{ precision: 'near' }, 5],
    [{ precision: 'building' }, 5],
    [
      {
        occupancy: 'vacant',
        debtsStated: true,
        financing: true,
        fgts: true,
        comparables: 9,
        precision: 'building',
      },
      75,
    ],
  ])('of %j is %d percent', (facts, percent) => {
    expect(sumKnownWeight({ ...nothing, ...facts })).toBe(percent)
  })

  it('grows by the own answers; matrícula and edital are answered by the person alone', () => {
    for (const question of judgementQuestions) {
      const own = { [question]: { value: false } }
      expect(isQuestionAnswered(question, nothing)).toBe(false)
      expect(isQuestionAnswered(question, nothing, own)).toBe(true)
      expect(sumKnownWeight(nothing, own)).toBe(weights[question])
    }
  })

  it('says for every question how to get its answer, with and without the bank page', () => {
    for (const question of judgementQuestions) {
      for (const pageRead of [true, false]) {
        for (const category of ['apartamento', 'casa', null] as const) {
          const sources = { pageRead, category, registryOffice: null, registrationNumber: null }
          expect(describeHowToAnswer(question, sources)).toMatch(/^[A-ZÀ-Ú].*[^ ]\.$/)
        }
      }
    }
    const house = {
      pageRead: false,
      category: 'casa',
      registryOffice: '2',
      registrationNumber: '1.234',
    } as const
    expect(describeHowToAnswer('debts', house)).not.toMatch(/síndico/)
    expect(describeHowToAnswer('titleRecord', house)).toMatch(/nº 1\.234, 2: leia/)
    expect(describeHowToAnswer('titleRecord', { ...house, registrationNumber: null })).toBe(
      'Matrícula, 2: leia as averbações.',
    )
  })

  it.each([
    ['apartamento', /síndico/],
    ['comercial', /síndico/],
    ['casa', /vizinhos/],
    ['terreno', /vizinhos/],
  ] as const)(
    'how to learn who lives in one of kind %s, and what is owed, names who knows it',
    (category, who) => {
      const sources = { pageRead: true, category, registryOffice: null, registrationNumber: null }
      expect(describeHowToAnswer('occupancy', sources)).toMatch(who)
      expect(describeHowToAnswer('debts', sources).includes('síndico')).toBe(String(who) === '/síndico/')
    },
  )

  it('each question has an answer of its own', () => {
    const sources = {
      pageRead: true,
      category: 'casa',
      registryOffice: null,
      registrationNumber: null,
    } as const
    const words = Object.fromEntries(
      judgementQuestions.map(each => [each, describeHowToAnswer(each, sources)]),
    )
    expect(words).toMatchObject({
      occupancy: expect.stringContaining('Passe no local'),
      debts: expect.stringContaining('IPTU'),
      financing: expect.stringContaining('agência'),
      fgts: expect.stringContaining('agência'),
      titleRecord: expect.stringContaining('averbações'),
      edital: expect.stringContaining('editais'),
      comparables: expect.stringContaining('parecidos'),
      place: expect.stringContaining('no mapa'),
    })
  })
})

describe('a discount out of the ordinary', () => {
  it.each([
    [null, false],
    [-20, false],
    [80, false],
    [80.01, true],
  ])('%s: %s', (discount, is) => {
    expect(isUnusualDiscount(discount)).toBe(is)
  })
})
