import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { RuleList } from '#contract/rule-calls.ts'
import { listRules } from '#domain/rules/rules.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { ruleRoutes } from './rule-routes.ts'

// Late in the evening of Brasília, when it is tomorrow in UTC already.
const app = ruleRoutes({
  now: () => new Date('2026-11-29T02:00:00Z'),
  readRules: async () => listRules(),
})
app.onError(createErrorBoundary(pino({ level: 'silent' })))
const ask = async (query = '') => RuleList.parse(await (await app.request(`/api/rules${query}`)).json())

describe('GET /api/rules', () => {
  let today: RuleList
  beforeAll(async () => {
    today = await ask()
  })

  it('says what is in force today in Brasília, each rule once', () => {
    expect(today.asOf).toBe('2026-11-28')
    const keys = today.rules.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(today.rules.find(({ key }) => key === 'sbpe-rate')).toEqual({
      key: 'sbpe-rate',
      statement: 'Taxa efetiva da Caixa sem relacionamento; a nominal é de 10,92% ao ano.',
      value: 11.49,
      unit: '% ao ano + TR',
      from: '2026-04',
      until: null,
      appliesTo: 'financiamento SBPE da Caixa, imóvel de até R$ 2,25 milhões',
      source: 'Tabela de financiamento da Caixa (abr/2026), por terceiros',
      sourceDate: '2026-09',
      review: '2027-01-31',
    })
  })

  it('names what is to come with its day, and what nobody else states as an assumption', () => {
    const find = (key: string) => today.rules.find(rule => rule.key === key)
    expect(find('ibs-cbs')).toMatchObject({ from: '2027-01-01', value: 3 })
    expect(find('itbi-default')).toMatchObject({ source: 'Suposição do Arremate', value: 3 })
    expect(find('income-share')?.statement).toContain('As fontes divergem.')
  })

  it('turns back to another day, with what begins after it', async () => {
    const { asOf, rules } = await ask('?at=2026-04-21')
    expect(asOf).toBe('2026-04-21')
    expect(
      rules
        .filter(({ key }) => key === 'mcmv-income-f2')
        .map(({ value, from, until }) => [value, from, until]),
    ).toEqual([
      [4700, '2025-05', '2026-04-21'],
      [5000, '2026-04-22', null],
    ])
  })

  it.each(['ontem', '2026-02-30', '2026'])('names a wrong day: %s', async at => {
    const response = await app.request(`/api/rules?at=${at}`)
    expect(response.status).toBe(400)
    expect(Object.keys(ErrorBody.parse(await response.json()).error.fields ?? {})).toEqual(['at'])
  })
})
