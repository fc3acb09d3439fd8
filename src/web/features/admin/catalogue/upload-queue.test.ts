import { expect, it, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { describeUploadProgress } from './upload-card.tsx'
import { type SendUpload, type ListUpload, createUploadQueue } from './upload-queue.ts'

const options = { partial: false, force: false, date: '' }
const file = (name: string): File => new File(['x'], name)
const done = { status: 'done', file: 'a.csv' } as Awaited<ReturnType<SendUpload>>

/** Stubs a server that answers when the test says so. */
function slowServer() {
  const asked: {
    name: string
    options: unknown
    hearing: Parameters<SendUpload>[2]
    end: PromiseWithResolvers
  }[] = []
  const send: SendUpload = (sent, given, hearing) =>
    new Promise((resolve, reject) => {
      hearing.signal.addEventListener('abort', () => reject(hearing.signal.reason as Error))
      asked.push({ name: sent.name, options: given, hearing, end: { resolve, reject } })
    })
  return { asked, send }
}
interface PromiseWithResolvers {
  resolve: (result: Awaited<ReturnType<SendUpload>>) => void
  reject: (error: Error) => void
}
const steps = (uploads: readonly ListUpload[]): string[] => uploads.map(({ course }) => course.step)

it('sends one file after the other, each with its own progress', async () => {
  const { asked, send } = slowServer()
  const settled = vi.fn()
  const queue = createUploadQueue(send, settled)
  queue.add([file('a.csv'), file('b.csv')], options)
  expect(steps(queue.now())).toEqual(['sending', 'waiting'])
  asked[0]?.hearing.onSent(0.5)
  expect(describeUploadProgress(queue.now()[0]?.course ?? { step: 'waiting' })).toEqual({
    words: 'Enviando o arquivo',
    share: 0.5,
  })
  asked[0]?.hearing.onSent(1)
  asked[0]?.hearing.onProgress({ phase: 'applying', done: 1, total: 4 })
  expect(describeUploadProgress(queue.now()[0]?.course ?? { step: 'waiting' })).toEqual({
    words: 'Aplicando as mudanças',
    share: 0.25,
  })
  asked[0]?.end.resolve(done)
  await eventually(() => expect(steps(queue.now())).toEqual(['ended', 'sending']))
  expect(settled).toHaveBeenCalledTimes(1)
})

it('continues with the next file after a failure', async () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send, () => {})
  queue.add([file('a.csv'), file('b.csv')], options)
  asked[0]?.end.reject(new Error('?'))
  await eventually(() => expect(asked.map(({ name }) => name)).toEqual(['a.csv', 'b.csv']))
  expect(steps(queue.now())).toEqual(['failed', 'sending'])
})

it('stops the file that is being sent, and removes a waiting one from the queue', async () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send, () => {})
  queue.add([file('a.csv'), file('b.csv'), file('c.csv')], options)
  const [first, second] = queue.now()
  queue.stop(second?.id ?? 0)
  queue.stop(first?.id ?? 0)
  await eventually(() => expect(steps(queue.now())).toEqual(['stopped', 'stopped', 'sending']))
  expect(asked.map(({ name }) => name)).toEqual(['a.csv', 'c.csv'])
})

it('sends a refused file again with force, and only when it is over', async () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send, () => {})
  queue.add([file('a.csv')], options)
  const id = queue.now()[0]?.id ?? 0
  queue.again(id, { force: true })
  expect(asked).toHaveLength(1)
  asked[0]?.end.resolve({ ...done, status: 'refused', forcible: true })
  await eventually(() => expect(steps(queue.now())).toEqual(['ended']))
  queue.again(id, { force: true })
  expect(asked[1]?.options).toEqual({ ...options, force: true })
})

it('refuses an empty file without the server, and continues with the next', () => {
  const { asked, send } = slowServer()
  const queue = createUploadQueue(send, () => {})
  queue.add([new File([], 'a.csv'), file('b.csv')], options)
  expect(asked.map(({ name }) => name)).toEqual(['b.csv'])
  expect(queue.now()[0]?.course).toMatchObject({
    step: 'ended',
    result: { status: 'refused', reason: 'O arquivo está vazio. Baixe a lista de novo.' },
  })
})
