import { describe, expect, it } from 'vitest'
import type { EditalClauseAnswer } from '#contract/edital-schemas.ts'
import {
  writeEditalAnswer,
  groupByRisk,
  ownWordsLabel,
  describeRisk,
  editalTitle,
  groupByTopic,
  writeClause,
} from './clause-words.ts'

const clause = (
  topic: EditalClauseAnswer['topic'],
  risk: EditalClauseAnswer['risk'],
  title: string,
): EditalClauseAnswer => ({
  topic,
  risk,
  title,
  excerpt: `O edital diz: ${title}.`,
  explanation: `${title} explicado.`,
})
const clauses = [
  clause('commission', 'low', 'Comissão de 5%'),
  clause('taxes', 'high', 'IPTU por sua conta'),
  clause('deadlines', 'medium', 'Dois dias para pagar'),
  clause('condominium', 'high', 'Condomínio até 10%'),
]

describe('the clauses of an edital', () => {
  it('are grouped by risk, the highest first, each group in the order of the text', () => {
    expect(
      groupByRisk(clauses).map(({ risk, clauses }) => [risk, clauses.map(({ title }) => title)]),
    ).toEqual([
      ['high', ['IPTU por sua conta', 'Condomínio até 10%']],
      ['medium', ['Dois dias para pagar']],
      ['low', ['Comissão de 5%']],
    ])
  })

  it('can be limited to one topic', () => {
    const titles = groupByRisk(clauses, 'taxes').flatMap(group => group.clauses.map(({ title }) => title))
    expect(titles).toEqual(['IPTU por sua conta'])
  })

  it('give the topics with their counts, in the order of the topics', () => {
    expect(groupByTopic([...clauses, clause('taxes', 'low', 'ITR')])).toEqual([
      { topic: 'condominium', title: 'Condomínio até 10%', total: 1 },
      { topic: 'taxes', title: 'IPTU por sua conta', total: 2 },
      { topic: 'commission', title: 'Comissão de 5%', total: 1 },
      { topic: 'deadlines', title: 'Dois dias para pagar', total: 1 },
    ])
  })

  it('are copied with their page, where it is known', () => {
    const [first] = clauses
    expect(writeClause({ ...first!, page: 3 })).toMatch(/Comissão de 5%\.” \(página 3\)$/)
    for (const given of [first!, { ...first!, page: null }])
      expect(writeClause(given)).toMatch(/Comissão de 5%\.”$/)
  })

  it.each([
    [clauses, '2 riscos altos, 1 risco médio, 1 risco baixo'],
    [clauses.slice(0, 1), '1 risco baixo'],
    [[], 'nenhuma cláusula reconhecida'],
  ])('are counted in words', (some, words) => expect(describeRisk(some)).toBe(words))

  it.each([
    [clauses, 'Edital explicado'],
    [[], 'Nada reconhecido'],
  ])('give the explanation its title', (some, title) => expect(editalTitle({ clauses: some })).toBe(title))

  it('are copied as text: the highest risk first, each with its sentence, then what is missing', () => {
    const text = writeEditalAnswer(
      {
        content: '**Atenção** às dívidas.',
        clauses,
        missing: [{ topic: 'eviction', title: 'Desocupação', advice: 'Veja quem paga.' }],
        characters: 900,
        pages: null,
      },
      'Casa, Bauru, SP',
    )
    expect(text).toMatch(/^Edital explicado: Casa, Bauru, SP\n\nAtenção às dívidas\.\n\nIPTU/)
    expect(text).toContain(
      'Condomínio até 10% (risco alto)\nCondomínio até 10% explicado.\n“O edital diz: Condomínio até 10%.”',
    )
    expect(text).toContain('O que não está no texto\n- Desocupação: Veja quem paga.')
    expect(text.indexOf('risco alto')).toBeLessThan(text.indexOf('risco baixo'))
  })

  it('are not repeated: only what the summary adds to them is kept', () => {
    const content = [
      'Encontramos 4 pontos.',
      '**Olhe primeiro**',
      '- **IPTU:** IPTU por sua conta explicado.\n- **Condomínio:** Condomínio até 10% explicado.',
      '**Antes do lance**',
      '- Visite o imóvel.',
      'Leitura automática.',
    ].join('\n\n')
    expect(ownWordsLabel({ content, clauses })).toBe(
      'Encontramos 4 pontos.\n\n**Antes do lance**\n\n- Visite o imóvel.\n\nLeitura automática.',
    )
  })
})
