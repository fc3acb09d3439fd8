import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costs } from '#test/support/notice-costs.ts'
import { terms } from '#test/support/notice-terms.ts'
import { tidy } from '../../text.ts'
import { explainNotice } from './explain.ts'

const wordings = [...costs, ...terms]

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

it('of any text: excerpts are in it, clauses do not double, few a topic, gravest first', () => {
  fc.assert(
    fc.property(texts, text => {
      const { content, clauses } = explainNotice(text)
      const whole = tidy(text)
      const order = { high: 0, medium: 1, low: 2 }
      for (const [index, { excerpt, topic, risk, explanation }] of clauses.entries()) {
        expect(whole).toContain(excerpt)
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

it('figures in an explanation are those of its sentence', () => {
  for (const [text] of wordings) {
    for (const { excerpt, explanation } of explainNotice(text).clauses) {
      for (const [figure] of explanation.matchAll(/\d+(?:[.,]\d+)*/g)) {
        const words: Record<string, string> = { 5: 'cinco' }
        expect(excerpt.includes(figure) || excerpt.includes(words[figure] ?? figure)).toBe(true)
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
])('comes to an end on repeats of %j', piece => {
  expect(explainNotice(piece.repeat(Math.ceil(300_000 / piece.length))).clauses.length).toBeLessThan(10)
})

it('a notice broken into lines, or into words, is told as the unbroken one', () => {
  const whole = sentences.filter(text => !text.includes('\n') && text.length > 60)
  const explained = (text: string) =>
    explainNotice(text).clauses.map(({ topic, risk, explanation }) => ({ topic, risk, explanation }))
  for (const text of whole) {
    const middle = text.lastIndexOf(' ', text.length / 2)
    expect(explained(`${text.slice(0, middle)}\n${text.slice(middle + 1)}`)).toEqual(explained(text))
    expect(explained(text.toUpperCase())).toEqual(explained(text))
  }
})
