import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costWordings } from '#test/support/edital-cost-wordings.ts'
import { termWordings } from '#test/support/edital-term-wordings.ts'
import { trapWordings } from '#test/support/edital-trap-wordings.ts'
import { conditionSentence, isOf } from '#test/support/edital-wording.ts'
import { tidyText } from '../../fold-text.ts'
import { explainEdital } from './explain-edital.ts'
import { buildPassageKey } from './passage-key.ts'

const wordings = [...costWordings, ...termWordings, ...trapWordings]

const sentences = wordings.map(([text]) => text)
const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...sentences) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1.1. ',
      'a) ',
      '▪ ',
      '\n\n',
      ' ',
      '; ',
      ': ',
      '12/40',
      '-\n',
      '"',
      '(',
      '\u00ad',
    ),
  },
)
const texts = fc
  .array(fc.tuple(pieces, fc.constantFrom(' ', '\n', '\n\n', '\r\n')), { maxLength: 30 })
  .map(parts => parts.map(part => part.join('')).join(''))

it('for any text: excerpts are parts of it, no clause repeats, at most three per topic, highest risk first', () => {
  fc.assert(
    fc.property(texts, text => {
      const { content, clauses } = explainEdital(text)
      const whole = tidyText(text)
      const order = { high: 0, medium: 1, low: 2 }
      for (const [index, { excerpt, topic, risk, explanation }] of clauses.entries()) {
        expect(isOf(whole, excerpt)).toBe(true)
        expect(excerpt.length).toBeLessThanOrEqual(400)
        const before = clauses[index - 1]
        if (before?.topic === topic) expect(order[before.risk]).toBeLessThanOrEqual(order[risk])
        expect(
          clauses.filter(other => other.topic === topic && other.explanation === explanation),
        ).toHaveLength(1)
        expect(clauses.filter(other => other.topic === topic).length).toBeLessThanOrEqual(3)
      }
      expect(content).toContain('Não substitui')
    }),
    { numRuns: 200 },
  )
})

const takenBack = [
  ', exceto nos casos do anexo',
  ', salvo disposição em contrário do anúncio',
  ', ressalvado o item 7.2',
  ', à exceção dos imóveis do anexo II',
  ', desde que enviados os documentos',
  ', a menos que o anúncio diga outra coisa',
  ', mas não para os imóveis do anexo',
  ', porém só até a data do leilão',
  ', somente se o juízo autorizar',
  ', até que a venda seja registrada',
  '; essa regra foi revogada',
  ', o que não se aplica ao lote 3',
  '. Parágrafo único. O disposto neste item não se aplica ao segundo leilão',
  '. Excetuam-se os imóveis rurais',
  ', contanto que o comprador peça',
  ', não obstante o item 5',
]

it('a sentence with an exception is only reported as having a condition', () => {
  const plain = [...costWordings, ...termWordings]
    .map(([text]) => text)
    .filter(text => !text.includes('\n') && !/[.;]\s/.test(text))
  fc.assert(
    fc.property(fc.constantFrom(...plain), fc.constantFrom(...takenBack), (text, words) => {
      for (const { explanation, risk } of explainEdital(`${text.replace(/[.;]$/, '')}${words}.`).clauses) {
        expect(explanation).toMatch(conditionSentence)
        expect(risk).not.toBe('low')
      }
    }),
    { numRuns: 1_000 },
  )
})

it('the figures in an explanation come from its sentence', () => {
  for (const [text] of wordings) {
    for (const { excerpt, explanation } of explainEdital(text).clauses) {
      for (const [figure] of explanation.matchAll(/\d+(?:[.,]\d+)*/g)) {
        expect(excerpt.includes(figure) || buildPassageKey(excerpt).includes(figure)).toBe(true)
      }
    }
  }
})

it.each([
  'a',
  ' ',
  '\n',
  'comprador ',
  'comprador',
  '1.1. A\n',
  'responsabilidade e ',
  'não ',
  '(',
  '0',
  'a-\n',
  '5% ',
  '; ',
  'ção',
  'a caixa ',
])('ends on repetitions of %j', piece => {
  expect(explainEdital(piece.repeat(Math.ceil(300_000 / piece.length))).clauses.length).toBeLessThan(10)
})

it('a text broken into lines, or in capitals, is explained like the original', () => {
  // After a semicolon, the end of a line ends an item.
  const whole = sentences.filter(text => !/[\n;]/.test(text) && text.length > 60)
  const explained = (text: string) =>
    explainEdital(text).clauses.map(({ topic, risk, explanation }) => ({ topic, risk, explanation }))
  for (const text of whole) {
    const middle = text.lastIndexOf(' ', text.length / 2)
    expect(explained(`${text.slice(0, middle)}\n${text.slice(middle + 1)}`)).toEqual(explained(text))
    expect(explained(text.toUpperCase())).toEqual(explained(text))
  }
})
