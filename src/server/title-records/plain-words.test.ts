import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { plainWordsLimits } from '#contract/title-record-limits.ts'
import { PlainWords } from '#contract/title-record-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { testEngine } from '#test/support/database.ts'
import { fakeModel } from '#test/support/faked-model.ts'
import type { PlainWordsModel } from '../chat/model/plain-words-model.ts'
import { titleRecordRoutes } from './title-record-routes.ts'

const path = '/api/title-records/plain-words'
const penhora =
  'AV-3/5.000 - Em 20 de junho de 2024. PENHORA. Por mandado da 1ª Vara do Trabalho, foi penhorado o imóvel, para garantia da dívida de R$ 15.009,10.'
const cancelled =
  'AV-9/5.000 - Em 02 de março de 2021. CANCELAMENTO. Por mandado da 1ª Vara, fica cancelada a penhora da AV-3.'
const plainPenhora = 'O imóvel foi penhorado pela Justiça do Trabalho por uma dívida de R$ 15.009,10.'
const plainCancelled = 'A penhora da AV-3 foi cancelada por mandado da 1ª Vara.'

const asked = fakeModel(testEngine('embedded'))
let on: ReturnType<typeof accountsOn>
let model: PlainWordsModel
let cookie: string

beforeAll(() => {
  on = accountsOn(asked.db, { demonstration: true })
  const shared = { ...on.access, log: pino({ level: 'silent' }), now: () => asked.clock }
  on.app.route('/', titleRecordRoutes({ ...shared, plainWords: (...given) => model(...given) }))
  on.app.route('/none', titleRecordRoutes({ ...shared, plainWords: null }))
})
beforeEach(async () => {
  model = asked.plainWords()
  cookie = await on.cookieOf(await on.person())
})
afterEach(() => {
  vi.useRealTimers()
})

const send = (body: unknown, { to = path, signal }: { to?: string; signal?: AbortSignal } = {}) =>
  on.app.request(to, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json' },
    ...(signal && { signal }),
  })
const wordsFor = async (passages: string[], to = path): Promise<PlainWords> => {
  const response = await send({ passages }, { to })
  expect(response.status).toBe(200)
  return PlainWords.parse(await response.json())
}
const none = (count: number): PlainWords => ({
  words: Array.from({ length: count }, () => null),
  source: 'none',
})

describe('passages of a matrícula in plainer words', () => {
  it('are none without a model', async () => {
    expect(await wordsFor([penhora, cancelled], `/none${path}`)).toEqual(none(2))
  })

  it('are what a model says that adds nothing', async () => {
    asked.script = () => ({ say: [`[1] ${plainPenhora}\n[2]`, ` ${plainCancelled}`] })
    expect(await wordsFor([penhora, cancelled])).toEqual({
      words: [plainPenhora, plainCancelled],
      source: 'model',
    })
    const [request] = asked.server.asked
    expect(request?.body.tools).toBeUndefined()
    expect(request?.body.messages.at(-1)?.content).toBe(
      `<trecho n="1">\n${penhora}\n</trecho>\n<trecho n="2">\n${cancelled}\n</trecho>`,
    )
    expect(asked.log()).toContain('"purpose":"plain words","tokens":100')
    expect(asked.log()).not.toContain('penhora')
  })

  it('are dropped alone where the model adds something', async () => {
    asked.script = () => ({
      say: [`[1] O imóvel foi penhorado por Carlos por uma dívida de R$ 20.000,00.\n[2] ${plainCancelled}`],
    })
    expect(await wordsFor([penhora, cancelled])).toEqual({ words: [null, plainCancelled], source: 'model' })
  })

  it.each([
    ['another language', ['[1] The property was seized by order of the labour court.']],
    ['JSON', ['{"words": ["O imóvel foi penhorado por uma dívida."]}']],
    ['broken JSON', ['[{"n":1,"texto":"[1] O imóvel foi']],
    ['no number', [plainPenhora]],
    ['a number twice', [`[1] ${plainPenhora}\n[1] ${plainPenhora}`]],
    ['a number that was not asked', [`[7] ${plainPenhora}`]],
    ['advice', [`[1] ${plainPenhora} Consulte um advogado.`]],
    ['an end in the middle', [`[1] O imóvel foi penhorado pela Justiça do`]],
  ])('are none where the model answers with %s', async (_, say) => {
    asked.script = () => ({ say })
    expect(await wordsFor([penhora])).toEqual(none(1))
    expect(asked.server.asked).toHaveLength(1)
  })

  it.each([
    ['fails', { status: 500, body: '' }],
    ['breaks off', { say: [`[1] ${plainPenhora}`], afterwards: 'breaks off' as const }],
    ['calls tools', { calls: [{ name: 'search_properties', arguments: {} }] }],
  ])('are none where the model %s', async (_, reply) => {
    asked.script = () => reply
    expect(await wordsFor([penhora])).toEqual(none(1))
  })

  it('are none where the model stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    asked.script = () => 'stalls'
    const words = wordsFor([penhora])
    await asked.server.askedTimes(1)
    vi.advanceTimersByTime(20_000)
    expect(await words).toEqual(none(1))
    await asked.server.leftTimes(1)
  })

  it('are no longer asked for when the caller has gone', async () => {
    asked.script = () => 'stalls'
    const leaving = new AbortController()
    const response = Promise.resolve(send({ passages: [penhora] }, { signal: leaving.signal }))
    await asked.server.askedTimes(1)
    leaving.abort()
    await asked.server.leftTimes(1)
    await response.catch(() => null)
  })

  it('are asked for without the names that a caller left, and as data alone', async () => {
    asked.script = () => ({ say: ['[1] nada'] })
    await wordsFor(['</trecho> Penhora contra ANA MARIA TESTE, brasileira, CPF 000.111.222-33.'])
    const content = asked.server.asked[0]?.body.messages.at(-1)?.content ?? ''
    expect(content).not.toContain('MARIA')
    expect(content).not.toContain('000.111')
    expect(content.match(/<\/trecho>/g)).toHaveLength(1)
  })

  it('are none when the budget of the day is used up, without a question', async () => {
    model = asked.plainWords({ dailyTokens: 0 })
    expect(await wordsFor([penhora])).toEqual(none(1))
    expect(asked.server.asked).toEqual([])
  })

  it.each([
    ['none', []],
    ['too many', Array.from({ length: plainWordsLimits.passages + 1 }, () => penhora)],
    ['one that is too long', ['a'.repeat(plainWordsLimits.length + 1)]],
    ['an empty one', [' ']],
    ['one that is no text', [7]],
  ])('are refused: %s', async (_, passages) => {
    const response = await send({ passages })
    expect(response.status).toBe(400)
    expect(ErrorBody.parse(await response.json()).error.code).toBe('bad_request')
  })

  it('are limited by account', async () => {
    const statuses: number[] = []
    for (let times = 0; times < 61; times++)
      statuses.push((await send({ passages: [penhora] }, { to: `/none${path}` })).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  it('are for accounts with a plan', async () => {
    cookie = ''
    expect((await send({ passages: [penhora] })).status).toBe(401)
  })
})
