// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startOffline } from './start-offline.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** A worker that says whether the page is of its version, and records the other messages it receives. */
function fakeWorker(isPages: boolean) {
  const received: string[] = []
  const postMessage = ({ type }: WorkerMessage, [port]: readonly MessagePort[] = []) => {
    if (type === 'is yours') port?.postMessage(isPages)
    else received.push(type)
  }
  return { received, worker: { postMessage } as unknown as ServiceWorker }
}

let reload: ReturnType<typeof vi.fn>

/** A browser whose worker may wait to take over. */
function browserWith(controller: ServiceWorker | null, waiting: ServiceWorker | null = null) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: vi.fn() })
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return {
    takeOver(worker: ServiceWorker) {
      container.controller = worker
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}

const accept = () =>
  vi.waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Atualizar',
    )
    if (!button) throw new Error('no new version is offered')
    button.click()
  })

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockReturnValue() as typeof reload
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

describe('a page of the version before', () => {
  it('reloads once the accepted version has taken over', async () => {
    const next = fakeWorker(false)
    const { worker } = fakeWorker(true)
    const browser = browserWith(worker, next.worker)
    await startOffline(worker)
    await accept()
    expect(next.received).toEqual(['take over'])
    expect(reload).not.toHaveBeenCalled()
    browser.takeOver(next.worker)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('reloads also while the worker before is too busy to go', async () => {
    const next = fakeWorker(false)
    const { worker } = fakeWorker(true)
    browserWith(worker, next.worker)
    await startOffline(worker)
    vi.useFakeTimers()
    await accept()
    expect(reload).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads when another window took the new version while this one was loading', async () => {
    browserWith(fakeWorker(false).worker)
    await startOffline(fakeWorker(true).worker)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('keeps the text of a field, and offers to reload', async () => {
    document.body.innerHTML = '<input value="perto do mar">'
    browserWith(fakeWorker(false).worker)
    await startOffline(fakeWorker(true).worker)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Recarregar'))
    expect(reload).not.toHaveBeenCalled()
  })
})
