import { expect, it } from 'vitest'
import { costWordings } from '#test/support/edital-cost-wordings.ts'
import { termWordings } from '#test/support/edital-term-wordings.ts'
import { trapWordings } from '#test/support/edital-trap-wordings.ts'
import { conditionSentence, isOf, textsWithoutRule } from '#test/support/edital-wording.ts'
import { explainEdital } from './explain-edital.ts'

const wordings = [...costWordings, ...termWordings, ...trapWordings]

it.each(wordings)('%s', (text, topic, risk, says) => {
  const reported = explainEdital(text).clauses.filter(clause => clause.topic === topic)
  expect(reported.map(clause => clause.risk)).toEqual([risk])
  if (says !== undefined) expect(reported[0]?.explanation).toMatch(says)
  expect(isOf(text, reported[0]?.excerpt ?? '?')).toBe(true)
})

it.each(textsWithoutRule)('reports nothing for: %s', (text, ...topics) => {
  const reported = explainEdital(text).clauses.map(({ topic }) => topic)
  expect(reported.filter(topic => topics.length === 0 || topics.includes(topic))).toEqual([])
})

const explained = (text: string) => explainEdital(text)

it('reports both of two contradicting rules', () => {
  const { clauses } = explained(
    'A CAIXA paga toda a dívida condominial. Os débitos de condomínio são por conta do comprador.',
  )
  expect(clauses.map(({ risk }) => risk)).toEqual(['high', 'low'])
})

it('reports a repeated rule once', () => {
  expect(explained('O imóvel está ocupado.\nO imóvel encontra-se ocupado.\n'.repeat(3)).clauses).toHaveLength(
    1,
  )
})

it('says that a rule chosen by the listing holds only then', () => {
  const { clauses } = explained(
    '8.1. As formas são as do anúncio, podendo ser:\n▪ Exclusivamente à vista.\n▪ Permite utilização de FGTS.\n8.1.1. A proposta não garante a aprovação do financiamento.\n8.2. Não haverá comissão de leiloeiro.',
  )
  const words = clauses.map(({ explanation }) =>
    explanation.startsWith('Só vale se o anúncio do imóvel disser isso.'),
  )
  expect(words).toEqual([true, false, true, false])
})

it('lists missing topics only for a text long enough to be an edital', () => {
  const rules = [
    'O comprador pagará o condomínio em atraso.',
    'O imóvel está ocupado.',
    'A venda é ad corpus.',
  ].join('\n')
  expect(explained(rules).missing).toEqual([])
  const { missing, content } = explained(
    `${rules}\n${'Texto sem regra alguma, só para encher a página. '.repeat(40)}`,
  )
  expect(missing.map(({ topic }) => topic)).toContain('commission')
  expect(content).toContain('Não achamos no texto: IPTU e tributos')
})

it('does not list as missing what the text mentions in other words', () => {
  const { missing } = explained(
    `O condomínio é pago pelo comprador. O IPTU é pago pelo comprador. A comissão de 5% é paga pelo comprador.\nCaso o comprador desista, fica sem a entrada.\nProcesso n. 000123 em curso na 3ª Vara.\n${'Texto sem regra alguma, só para encher a página. '.repeat(40)}`,
  )
  const topics = missing.map(({ topic }) => topic)
  expect(topics).toContain('preference')
  expect(topics).not.toContain('penalties')
  expect(topics).not.toContain('lawsuits')
})

it('explains the rules of a listing page without listing missing topics', () => {
  const { clauses, missing } = explained(
    `Tipo de imóvel: Casa\nComarca: GUARA-DF\nCondomínio: sob responsabilidade do comprador.\nTributos: sob responsabilidade do comprador.\nImóvel NÃO aceita consórcio.\n${'Menu da página. '.repeat(120)}`,
  )
  expect(clauses.length).toBeGreaterThan(2)
  expect(missing).toEqual([])
})

it('does not say that a sentence sets no limit when the text was cut off', () => {
  const filler = 'Texto sem regra alguma, só para encher a página. '.repeat(40)
  const { clauses } = explained(
    `${filler}\nO comprador paga os débitos de condomínio até 10% do valor de avaliaçã`,
  )
  expect(clauses.map(({ risk, explanation }) => [risk, conditionSentence.test(explanation)])).toEqual([
    ['high', true],
  ])
})

it('shows with a list item the words that say whom it concerns', () => {
  const text =
    'OBRIGAÇÕES DO COMPRADOR:\n- pagar o IPTU em atraso;\nOBRIGAÇÕES DO VENDEDOR:\n- quitar o condomínio em atraso.'
  expect(explained(text).clauses.map(({ excerpt }) => excerpt)).toEqual([
    'OBRIGAÇÕES DO VENDEDOR: […] - quitar o condomínio em atraso.',
    'OBRIGAÇÕES DO COMPRADOR: […] - pagar o IPTU em atraso;',
  ])
})

it('shows the ruling part of a long sentence', () => {
  const before = 'considerando o disposto na lei, nos regulamentos e nas normas que regem a matéria, '.repeat(
    6,
  )
  const [clause] = explained(
    `Os tributos, ${before}serão todos pagos, IPTU incluído, correndo os débitos de IPTU por conta do comprador.`,
  ).clauses
  expect(clause?.excerpt).toMatch(/débitos de IPTU por conta do comprador/)
})

it('says that a text without rules has none, and lists nothing as missing', () => {
  const { content, clauses, missing } = explained('Era uma vez um gato. '.repeat(200))
  expect([clauses, missing]).toEqual([[], []])
  expect(content).toContain('Não encontramos neste texto regras de um edital')
})

it('keeps page headings out of sentences', () => {
  const page = (number: number) => `\nEdital de venda do banco\n\nPágina ${String(number)} de 4\n\n`
  const text = `${page(1)}1.1. O comprador não${page(2)}paga os débitos de condomínio.${page(3)}1.2. Fim.${page(4)}`
  expect(explained(text).clauses.map(({ topic, risk }) => [topic, risk])).toEqual([['condominium', 'low']])
})

it('names the bank only when the sentence does', () => {
  const { clauses } = explained(
    'Consta hipoteca em favor da Caixa.\nO vendedor pagará os débitos de condomínio em atraso.',
  )
  expect(clauses.map(({ explanation }) => explanation.includes('Caixa'))).toEqual([false, false])
})

it('separates items numbered within one line, each excerpt beginning with its own number', () => {
  const { clauses } = explainEdital(
    '1. O IPTU em atraso é de responsabilidade do comprador. 2. O imóvel encontra-se ocupado. 3. A venda é ad corpus.',
  )
  expect(clauses.map(({ excerpt }) => excerpt)).toEqual([
    '1. O IPTU em atraso é de responsabilidade do comprador.',
    '2. O imóvel encontra-se ocupado.',
    '3. A venda é ad corpus.',
  ])
})
