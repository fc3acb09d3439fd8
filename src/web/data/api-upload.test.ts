import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportResult } from '#contract/admin-schemas.ts'
import { RequestRefused, ServerUnreachable } from './api-client.ts'
import { readJsonLines, uploadToApi } from './api-upload.ts'

/** The request of the browser, which the test answers piece by piece. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  status = 0
  responseText = ''
  timeout = 0
  answerHeaders: Record<string, string> = {}
  headers: Record<string, string> = {}
  body: FormData | undefined
  address = ''
  upload = new EventTarget()
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = (name: string) => this.answerHeaders[name] ?? null
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  receive(status: number, text: string, event: 'progress' | 'load') {
    this.status = status
    this.responseText += text
    this.dispatchEvent(new Event(event))
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => void vi.unstubAllGlobals())

const file = new File(['x'], 'a.csv')
const result = { status: 'done', file: 'a.csv' } as ImportResult

/** Sends a list as the administration does. */
function upload(signal = new AbortController().signal) {
  const phases: string[] = []
  const sent: number[] = []
  const answer = uploadToApi('POST /api/admin/catalogue/import', {
    form: { partial: 'true', date: undefined, file },
    token: 'secret',
    signal,
    onSent: share => sent.push(share),
    readEvent: event => {
      if ('progress' in event) phases.push(event.progress.phase)
      if ('error' in event) throw new Error(event.error.message)
      return 'result' in event ? event.result : undefined
    },
  })
  return { answer, phases, sent, request: FakeRequest.last }
}
const explain = () => ({
  answer: uploadToApi('POST /api/notices/explain', { form: { file }, signal: new AbortController().signal }),
  request: FakeRequest.last,
})
const line = (event: object) => `${JSON.stringify(event)}\n`

it('sends the fields in their order, the file last, with the token', () => {
  const { request } = upload()
  expect(request.address).toBe('POST /api/admin/catalogue/import')
  expect([...(request.body ?? [])]).toEqual([
    ['partial', 'true'],
    ['file', file],
  ])
  expect(request.headers).toEqual({ accept: 'application/x-ndjson', authorization: 'Bearer secret' })
})

it('reports how much has been sent', () => {
  const { request, sent } = upload()
  request.upload.dispatchEvent(
    Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 4 }),
  )
  request.upload.dispatchEvent(new Event('load'))
  expect(sent).toEqual([0.25, 1])
})

it('passes on each event as it arrives and answers with the event that has the answer', async () => {
  const { answer, phases, request } = upload()
  request.receive(200, line({ progress: { phase: 'reading', done: 0, total: 1 } }), 'progress')
  expect(phases).toEqual(['reading'])
  request.receive(200, line({ result }), 'load')
  expect(await answer).toEqual(result)
})

it.each([
  ['fails with the error of an event', line({ error: { code: 'x', message: 'falhou' } }), 'falhou'],
  ['fails when the events end without an answer', '', ServerUnreachable],
])('%s', async (_, text, error) => {
  const { answer, request } = upload()
  request.receive(200, text, 'load')
  await expect(answer).rejects.toThrow(error)
})

it('reads an answer of one body', async () => {
  const { answer, request } = explain()
  expect(request.headers).toEqual({ accept: 'application/json' })
  request.receive(200, '{"content":"Resumo"}', 'load')
  expect(await answer).toEqual({ content: 'Resumo' })
})

it('reads a refusal and its wait', async () => {
  const { answer, request } = explain()
  request.answerHeaders = { 'retry-after': '30' }
  request.receive(429, '{"error":{"code":"too_many_requests","message":"Espere"}}', 'load')
  await expect(answer).rejects.toEqual(new RequestRefused(429, 'Espere', {}, 'too_many_requests', 30))
})

it.each(['error', 'timeout'])('counts as an unreachable server after the event %s', async name => {
  const { answer, request } = explain()
  request.dispatchEvent(new Event(name))
  await expect(answer).rejects.toThrow(ServerUnreachable)
})

it('rejects with the signal’s reason when it is aborted', async () => {
  const stop = new AbortController()
  const { answer } = upload(stop.signal)
  stop.abort(new Error('stopped'))
  await expect(answer).rejects.toThrow('stopped')
})

it('reads lines from text that grows, each once and only when it is complete', () => {
  const heard: unknown[] = []
  const hear = readJsonLines(line => heard.push(line))
  hear('{"a":1}\n{"b"')
  expect(heard).toEqual([{ a: 1 }])
  hear('{"a":1}\n{"b":2}\n\n{"c":3}\n')
  expect(heard).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }])
})
