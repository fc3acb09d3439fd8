import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { knownGazetteer, nationalPlaces } from '#test/support/gazetteer.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { emptyCriteria, readCriteria, writeCriteria } from '../search-criteria.ts'
import { writeSavedFilters, readSavedFilters } from '../saved-filters.ts'
import { buildGazetteer } from './gazetteer.ts'
import { ParseBudget } from './sentence-reading.ts'
import { readSentence } from './read-sentence.ts'

const gazetteer = knownGazetteer()
const now = new Date('2026-11-25T12:00:00Z')
const nowhere = buildGazetteer({ cities: [], neighborhoods: [] })

const words =
  'casa apto sala até entre e de 100 200 mil k m m2 % 2/4 R$ quartos vagas em no na Natal São Paulo rio SP se bairro centro não sem menos leilão venda direta desconto roi mais barato , . ? " - / aceita fgts ocupado um milhão meio zzz 999999999999999999 8444412345678 98888-7777 60180-140 (11) matrícula 0 1,5 1.000 parcela entrada renda novos perto km interior nordeste menos fora térreo hoje semana baixou'.split(
    ' ',
  )
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map(parts => parts.join(' ')),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map(parts => parts.join('')),
)

describe('reading any text', () => {
  test('returns criteria that the search reads back unchanged', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, known) => {
        const read = readSentence(text, known ? gazetteer : nowhere, now)
        const json = writeSavedFilters(read.criteria)
        expect(readCriteria(json as Record<string, unknown>).errors).toEqual({})
        expect(readSavedFilters(json as Record<string, unknown>)).toEqual(read.criteria)
        const asked =
          Object.keys(writeCriteria(read.criteria)).length > 0 ||
          read.flags.highROI ||
          read.flags.highDiscount
        if (!asked && read.facts.income !== null) return
        expect(read.kind === 'search').toBe(asked)
        for (const part of read.notUnderstood) expect(part.trim()).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })

  test('gives the same result whether accents are one character or two', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), parts => {
        const text = parts.join(' ')
        expect(readSentence(text.normalize('NFD'), gazetteer, now).criteria).toEqual(
          readSentence(text, gazetteer, now).criteria,
        )
      }),
      { numRuns: 500, examples: [[['matrícula', '2/4']]] },
    )
  })

  test.each([
    ['words of a place', 'são josé do rio preto de '.repeat(160)],
    ['neighborhoods named after cities', 'jardim do ingá em natal, '.repeat(160)],
    ['telephones', '(84) 98888-7777 '.repeat(250)],
    ['digits', '1234567 '.repeat(500)],
    ['numbers', 'até 100 e 200 mil '.repeat(220)],
    ['questions', 'oi, '.repeat(1000)],
    ['misspelt words', 'xaparrtamentto curritibba '.repeat(150)],
    ['negations', 'não quero sem menos '.repeat(200)],
    ['one long word', 'a'.repeat(4_000)],
    ['one long number', '1.'.repeat(2_000)],
    ['quotes', '"'.repeat(4_000)],
    ['blanks', ' '.repeat(4_000)],
  ])('reads 4,000 characters within the parse budget: %s', (_, text) => {
    const budget = new ParseBudget()
    readSentence(text, gazetteer, now, budget)
    expect(budget.comparisons).toBeLessThanOrEqual(600)
    // A lookup among many places counts for several, the last one whole.
    expect(budget.lookups).toBeLessThanOrEqual(2_600)
  })
})

const types = [
  ['casa', 'casa'],
  ['apto', 'apartamento'],
  ['terreno', 'terreno'],
  ['chácara', 'rural'],
  ['sala comercial', 'comercial'],
] as const
const places = [
  ['em Natal', { city: 'NATAL' }],
  ['em são josé dos campos', { city: 'SAO JOSE DOS CAMPOS' }],
  ['no Paraná', { state: 'PR' }],
  ['em Santos SP', { city: 'SANTOS', state: 'SP' }],
  ['em bh', { city: 'BELO HORIZONTE' }],
] as const
const prices = [
  ['até 200 mil', { maxPrice: 200_000 }],
  ['acima de R$ 150.000,00', { minPrice: 150_000 }],
  ['entre 100 e 300 mil', { minPrice: 100_000, maxPrice: 300_000 }],
  ['no máximo 1,5 milhão', { maxPrice: 1_500_000 }],
] as const
const rooms = [
  ['com 2 quartos', { minRooms: 2 }],
  ['3 dorms', { minRooms: 3 }],
  ['pelo menos três dormitórios', { minRooms: 3 }],
] as const

test('type, place, price and rooms are understood in any order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.constantFrom(...places),
      fc.constantFrom(...prices),
      fc.constantFrom(...rooms),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      fc.constantFrom(' ', ', '),
      (type, place, price, room, order, joint) => {
        const sentence = order.map(part => [type, place, price, room][part]?.[0]).join(joint)
        const read = readSentence(sentence, gazetteer, now)
        expect([sentence, writeSavedFilters(read.criteria)]).toEqual([
          sentence,
          { category: type[1], ...place[1], ...price[1], ...room[1] },
        ])
        expect([sentence, read.notUnderstood]).toEqual([sentence, []])
      },
    ),
    { numRuns: 400 },
  )
})

interface Example {
  text: string
  kind: string
  expect: Record<string, unknown>
}
const examples = findSharedFile('spec/sentences.json')

describe.skipIf(examples === null)('the required example sentences', () => {
  const cases = examples === null ? [] : (JSON.parse(readFileSync(examples, 'utf8')) as Example[])
  const national = nationalPlaces()
  const real = national && buildGazetteer(national)
  test.each(cases)('$text', ({ text, kind, expect: wanted }) => {
    for (const places of real ? [gazetteer, real] : [gazetteer]) {
      const { filters, flags, kind: read, notUnderstood } = presentUnderstood(readSentence(text, places, now))
      expect(read).toBe(kind)
      const lists = ['states', 'cities', 'categories', 'neighborhoods']
      const otherCriteria = Object.entries({ ...filters, ...flags }).filter(
        ([name]) => name !== 'sort' && !lists.includes(name),
      )
      for (const [name, value] of otherCriteria)
        expect([name, value || null]).toEqual([name, wanted[name] || null])
      expect(notUnderstood).toEqual([])
    }
  })
})

test('a greeting and a question set no criteria', () => {
  for (const text of ['oi', 'como funciona o leilão da caixa?'])
    expect(readSentence(text, gazetteer, now)).toMatchObject({
      criteria: emptyCriteria,
      flags: { highROI: false, highDiscount: false },
      notUnderstood: [],
    })
})

describe('a misspelled place', () => {
  test.each([
    ['Campinsa', '“Campinsa” como Campinas'],
    ['casa em Campinsa até 200 mil', '“Campinsa” como Campinas'],
    ['casa em campinas no taquarral', '“taquarral” como Taquaral'],
    ['casas em pernanbuco', '“pernanbuco” como Pernambuco'],
    ['apartamento em são josé do roi preto', '“são josé do roi preto” como São José do Rio Preto'],
    ['casa em Belo Horizonet', '“Belo Horizonet” como Belo Horizonte'],
    ['casa em Sao Jose do Rio Preot', '“Sao Jose do Rio Preot” como São José do Rio Preto'],
    ['casa no Rio de Janiero', '“Rio de Janiero” como Rio de Janeiro'],
    ['casa em Minas Geriais', '“Minas Geriais” como Minas Gerais'],
    ['casa perto de Campinas e perto de são josé do roi preto', ''],
    ['casa em campinas', ''],
    ['CASA EM SAO PAULO', ''],
    ['oi', ''],
  ])('of “%s” is named with what it was read as', (text, expected) => {
    const { corrections } = readSentence(text, gazetteer, now)
    expect(corrections.map(({ written, read }) => `“${written}” como ${read}`).join(' e ')).toBe(expected)
  })
})
