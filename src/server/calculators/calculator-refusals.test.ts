import { describe, expect, it } from 'vitest'
import type { ApiCall } from '#contract/api-call.ts'
import { calculatorCalls as calls } from '#contract/calculator-calls.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { states } from '#domain/states.ts'
import { bidInputs, calculatorClient, costInputs, financingInputs } from '#test/support/calculators.ts'

const { refusal, send } = calculatorClient

type Wrong = [field: string, value: unknown, words: string]
const decimals = 'Use no máximo duas casas decimais.'
const amounts = (...fields: string[]): Wrong[] => upTo('100.000.000.000', fields)
const monthly = (...fields: string[]): Wrong[] => upTo('1.000.000.000', fields)
const upTo = (most: string, fields: string[]): Wrong[] =>
  fields.flatMap((field): Wrong[] => [
    [field, -0.01, 'O mínimo é 0.'],
    [field, 'mil', 'Use um número.'],
    [field, 0.295, decimals],
    [field, Number(most.replaceAll('.', '')) + 1, `O máximo é ${most}.`],
    [field, '1e400', 'Use um número.'],
    [field, Number.POSITIVE_INFINITY, 'Use um número.'],
  ])
const positives = (...fields: string[]): Wrong[] =>
  fields.flatMap((field): Wrong[] => [
    [field, undefined, 'Falta este campo.'],
    [field, null, 'Use um número.'],
    [field, 0, 'O mínimo é 0,01.'],
    [field, 100.001, decimals],
    [field, Number.POSITIVE_INFINITY, 'Use um número.'],
  ])
const between = (field: string, least: number, most: number): Wrong[] => [
  [field, least - 0.01, `O mínimo é ${least}.`],
  [field, most + 0.01, `O máximo é ${most === 1000 ? '1.000' : most}.`],
  [field, Number.NaN, 'Use um número.'],
  [field, '5', 'Use um número.'],
  [field, Number.POSITIVE_INFINITY, 'Use um número.'],
]
const counts = (field: string): Wrong[] => [
  [field, undefined, 'Falta este campo.'],
  [field, 0, 'O mínimo é 1.'],
  [field, 601, 'O máximo é 600.'],
  [field, 1.5, 'Use um número inteiro.'],
  [field, '12', 'Use um número.'],
]

/** Serializes as JSON; a number that JSON cannot express becomes one that is too large. */
const json = (body: object): string =>
  JSON.stringify(body, (_, value) => (value === Number.POSITIVE_INFINITY ? '@' : value)).replaceAll(
    '"@"',
    '1e400',
  )

describe('invalid input is refused by field, with a message', () => {
  async function fieldsOf(call: ApiCall, body: unknown): Promise<unknown> {
    const response = await send(call, { body })
    const { error } = ErrorBody.parse(await response.json())
    return [response.status, error.code, error.fields]
  }

  it.each<Wrong>([
    ...positives('valorMercado', 'valorArremate'),
    ...between('entradaPercent', 0, 90),
    ['entradaPercent', 91, 'O máximo é 90.'],
    ...between('taxaJurosAnual', 0, 1000),
    ...counts('numeroParcelas'),
    ...amounts('despesasIniciais', 'despesasAdicionais', 'despesasDocumentacao'),
    ...monthly('iptuMensal', 'condominio'),
    ...between('valorizacaoMensal', -50, 50),
    ...counts('mesesAteVenda'),
    ['sistema', 'sac', 'Use PRICE, SAC.'],
    ['sistema', undefined, 'Use PRICE, SAC.'],
    ['sistema', 1, 'Use PRICE, SAC.'],
  ])('financing: %s = %j: %s', async (field, value, words) => {
    expect(await fieldsOf(calls.financing, json({ ...financingInputs, [field]: value }))).toEqual([
      400,
      'bad_request',
      { [field]: words },
    ])
  })

  it.each<Wrong>([...positives('evaluationValue', 'initialBid'), ...between('desiredRoi', 0, 1000)])(
    'bid: %s = %j: %s',
    async (field, value, words) => {
      expect(await fieldsOf(calls.bid, json({ ...bidInputs, [field]: value }))).toEqual([
        400,
        'bad_request',
        { [field]: words },
      ])
    },
  )

  it.each<Wrong>([
    ...positives('bid', 'saleValue'),
    ...counts('months'),
    ['modality', 'permuta', 'Use leilao, licitacao, venda-online, venda-direta.'],
    // `null` is the default, or leaves it to the tables of the place.
    ...(['commissionPercent', 'itbiPercent', 'deedPercent', 'registryPercent'] as const).flatMap(field =>
      between(field, 0, 100).filter(([, value]) => !Number.isNaN(value)),
    ),
    ['state', 'XX', `Use ${states.map(({ uf }) => uf).join(', ')}.`],
    ...amounts('condoDebt', 'taxDebt', 'evictionCost'),
    ...monthly('monthlyHolding', 'monthlyRent'),
    ['reformCost', -1, 'O mínimo é 0.'],
    ['reformCost', 'mil', 'Use um número.'],
    ['evictionMonth', -1, 'O mínimo é 0.'],
    ['evictionMonth', 13, 'Use um mês até o da venda.'],
    ['evictionMonth', 1.5, 'Use um número inteiro.'],
    ['reformMonth', 13, 'Use um mês até o da venda.'],
    ['reformMonth', 601, 'Use um mês até o da venda.'],
    ['reformDocumented', 30000.01, 'Use no máximo o custo da reforma.'],
    ['reformDocumented', -1, 'O mínimo é 0.'],
    ['reformDocumented', 0.295, decimals],
    ['reformDocumented', 'sim', 'Use true, false ou um valor em reais.'],
    ...between('brokeragePercent', 0, 100),
    ...between('incomeTaxPercent', 0, 100),
    ...between('desiredRoi', 0, 1000),
  ])('costs: %s = %j: %s', async (field, value, words) => {
    expect(await fieldsOf(calls.costs, json({ ...costInputs, [field]: value }))).toEqual([
      400,
      'bad_request',
      { [field]: words },
    ])
  })

  it('financing: a sale above the highest possible value', async () => {
    const words = 'Use uma valorização menor: o valor de venda passaria de R$ 100 bilhões.'
    const body = { ...financingInputs, valorizacaoMensal: 5, mesesAteVenda: 600 }
    expect(await fieldsOf(calls.financing, body)).toEqual([400, 'bad_request', { valorizacaoMensal: words }])
    const expensive = { ...financingInputs, valorMercado: 10 ** 11, valorizacaoMensal: 0 }
    expect((await send(calls.financing, { body: expensive })).status).toBe(200)
  })

  it('names every field at once', async () => {
    const body = { valorMercado: 'x', valorArremate: -1, entradaPercent: 91, taxaJurosAnual: -1 }
    expect(await refusal(calls.financing, { body })).toEqual({
      code: 'bad_request',
      fields: [...Object.keys(body), 'numeroParcelas', 'mesesAteVenda', 'sistema'],
    })
  })

  it.each(Object.values(calls))('$path: a body that is not valid', async call => {
    for (const body of ['[]', '"SAC"', '7', 'null'])
      expect(await fieldsOf(call, body)).toEqual([400, 'bad_request', { body: 'Use um objeto.' }])
    expect(await refusal(call, { body: '{' })).toEqual({ code: 'bad_request', fields: [] })
    expect(await refusal(call, { body: '{}', headers: { 'content-type': 'text/plain' } })).toEqual({
      code: 'unsupported_media_type',
      fields: [],
    })
  })
})
