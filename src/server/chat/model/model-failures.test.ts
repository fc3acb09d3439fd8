import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeModel, modelFailure, searchToolCall } from '#test/support/faked-model.ts'
import { testEngine } from '#test/support/database.ts'
import type { ModelReply } from '#test/support/model-server.ts'
import type { ModelBounds } from './model-bounds.ts'

/** A promise that stays pending until it is opened. */
function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open: () => open() }
}

const events = { 'content-type': 'text/event-stream' }

describe('a failing model', () => {
  const asked = fakeModel(testEngine('postgres'))
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each<[string, ModelReply, string, Partial<ModelBounds>?]>([
    ['too many requests', { status: 429, body: '{"error":{"message":"x"}}' }, 'answered 429'],
    ['an error', { status: 500, body: 'x' }, 'answered 500'],
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Olá</h1>' }, 'broke off'],
    ['no JSON', { status: 200, headers: events, body: 'data: {x\n\n' }, 'broke off'],
    [
      'an error midway',
      { status: 200, headers: events, body: 'data: {"error":{"message":"x"}}\n\n' },
      'an error',
    ],
    ['an end midway', { say: ['Achei', ' dois'], afterwards: 'breaks off' }, 'broke off'],
    ['no words', { say: [' \n'] }, 'said nothing'],
    ['nothing that may be said', { say: ['![x](https://mal.example)'] }, 'said nothing'],
    ['too many words', { say: ['palavra '.repeat(2_000)] }, 'said too much'],
    ['too many bytes', { say: ['palavra '.repeat(900)] }, 'broke off', { responseSize: 5_000 }],
    ['a tool called for ever', { calls: [searchToolCall()] }, 'did not stop calling tools'],
    [
      'too many tools at once',
      { calls: Array.from({ length: 7 }, () => searchToolCall()) },
      'called too many tools',
    ],
    [
      'too many tools in all',
      { calls: Array.from({ length: 5 }, () => searchToolCall()) },
      'called too many tools',
    ],
    ['a day that ends meanwhile', { calls: [searchToolCall()] }, 'day is used up', { dailyTokens: 150 }],
    ['what its filter keeps back', { say: ['a'], finish: 'content_filter' }, 'refused to answer'],
  ])('with %s lets the rules answer, and its usage counts', async (_, reply, expected, bounds = {}) => {
    asked.script = () => reply
    expect(await modelFailure(asked.ask(asked.model(bounds)))).toContain(expected)
    expect(asked.log()).toMatch(/"model":"modelo-de-teste","purpose":"answer","tokens":\d+,"ms":0/)
    const [tokens] = await asked.tokensUsed()
    expect(tokens).toBeGreaterThan(0)
  })

  it('is asked once per failure and at most five times with tools, the last time without them', async () => {
    asked.script = () => ({ status: 503, body: '' })
    await modelFailure(asked.ask(asked.model()))
    expect(asked.server.asked).toHaveLength(1)
    asked.script = () => ({ calls: [searchToolCall()] })
    await modelFailure(asked.ask(asked.model()))
    const choices = asked.server.asked.map(({ body }) => body.tool_choice)
    expect(choices).toEqual(['auto', 'auto', 'auto', 'auto', 'auto', 'none'])
  })

  it('fails when it redirects to another address', async () => {
    asked.script = (_, times) =>
      times === 1
        ? { status: 307, headers: { location: '/v1/chat/completions' }, body: '' }
        : { say: ['Olá.'] }
    expect(await modelFailure(asked.ask(asked.model()))).toBe('could not be reached')
    expect(asked.server.asked).toHaveLength(1)
  })

  it('fails when no server listens on its address', async () => {
    const model = asked.model()
    await asked.server.stop()
    expect(await modelFailure(asked.ask(model))).toBe('could not be reached')
  })

  /** Time advances only when the test says so; sockets keep their timers. */
  const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
  /** Asks, and waits until the first words have arrived. */
  async function untilFirstWords(bounds: Partial<ModelBounds> = {}) {
    let heard: () => void = () => undefined
    const words = new Promise<void>(resolve => {
      heard = resolve
    })
    const answer = modelFailure(
      asked.model(bounds).answer(asked.question(), heard, new AbortController().signal),
    )
    await words
    return { answer }
  }

  it('fails by silence before the first word', async () => {
    stopTime()
    asked.script = () => 'stalls'
    const answer = modelFailure(asked.ask(asked.model()))
    await asked.server.askedTimes(1)
    pass(20)
    expect(await answer).toBe('fell silent')
    await asked.server.leftTimes(1)
  })

  it('fails by silence midway', async () => {
    stopTime()
    asked.script = () => ({ say: ['Achei dois '], afterwards: 'stalls' })
    const { answer } = await untilFirstWords()
    pass(20)
    expect(await answer).toBe('fell silent')
    await asked.server.leftTimes(1)
  })

  it('does not fail while words keep coming slowly', async () => {
    stopTime()
    const [begin, goOn] = [gate(), gate()]
    asked.script = () => ({ say: ['Achei ', begin.passed, 'dois ', goOn.passed, 'bons.'] })
    const heard = [gate(), gate(), gate()]
    let words = 0
    const answer = asked
      .model()
      .answer(asked.question(), () => heard[words++]?.open(), new AbortController().signal)
    await heard[0]?.passed
    pass(15)
    begin.open()
    await heard[1]?.passed
    pass(15)
    goOn.open()
    expect((await answer).content).toBe('Achei dois bons.')
  })

  it('fails by taking too long, however much it writes', async () => {
    stopTime()
    asked.script = () => ({ say: ['Achei dois '], afterwards: 'stalls' })
    const { answer } = await untilFirstWords({ silence: 70_000 })
    pass(60)
    expect(await answer).toBe('took too long')
    await asked.server.leftTimes(1)
  })

  it('gets no requests for a minute after three failures in a row', async () => {
    const model = asked.model()
    const fails = () => ({ status: 500, body: '' })
    const answers = () => ({ say: ['Olá.'] })
    const times = () => asked.server.asked.length
    asked.script = fails
    await modelFailure(asked.ask(model))
    await modelFailure(asked.ask(model))
    asked.script = answers
    await asked.ask(model)
    asked.script = fails
    for (let count = 0; count < 5; count += 1) await modelFailure(asked.ask(model))
    expect(times()).toBe(6)
    expect(await modelFailure(asked.ask(model))).toBe('is left alone after several failures')
    asked.clock = new Date(asked.clock.getTime() + 59_999)
    await modelFailure(asked.ask(model))
    expect(times()).toBe(6)
    asked.clock = new Date(asked.clock.getTime() + 1)
    await modelFailure(asked.ask(model))
    expect(times()).toBe(7)
    await modelFailure(asked.ask(model))
    expect(times()).toBe(7)
    asked.clock = new Date(asked.clock.getTime() + 60_000)
    asked.script = answers
    expect((await asked.ask(model)).content).toBe('Olá.')
  })

  it('is not counted as failed when the client disconnects: its request is aborted at once', async () => {
    asked.script = () => ({ say: ['Achei dois '], afterwards: 'stalls' })
    const model = asked.model({ failures: 1 })
    const gone = new Error('gone')
    const leaving = new AbortController()
    const heard: string[] = []
    const answer = model.answer(
      asked.question(),
      event => {
        heard.push(event.name)
        leaving.abort(gone)
      },
      leaving.signal,
    )
    await expect(answer).rejects.toBe(gone)
    await asked.server.leftTimes(1)
    expect(heard).toEqual(['text'])
    const [tokens] = await asked.tokensUsed()
    expect(tokens).toBeGreaterThan(100)
    await expect(asked.ask(model, {}, AbortSignal.abort(gone))).rejects.toBe(gone)
    expect(asked.server.asked).toHaveLength(1)
    asked.script = () => ({ say: ['Olá.'] })
    expect((await asked.ask(model)).content).toBe('Olá.')
  })
})
