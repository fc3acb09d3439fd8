// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let root: Root | null = null
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  document.body.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Heart({ of }: { of: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(before => before + 1)}>
      {of} {presses}
    </button>
  )
}

/** A page that the server rendered, none of whose code has loaded in the browser. */
async function openRendered() {
  vi.resetModules()
  const { HydrateAtPageUse } = await import('./hydrate-at-page-use.tsx')
  const { lazyPart } = await import('./lazy-part.tsx')
  const { PageLocationContext, readPageLocation } = await import('./navigation/page-location.ts')
  const { RenderedPageContext } = await import('./navigation/rendered-page.ts')
  const loads: { arrive: () => void; fail: () => void }[] = []
  const fetchPart = () =>
    new Promise<{ default: typeof Heart }>((resolve, reject) => {
      loads.push({
        arrive: () => resolve({ default: Heart }),
        fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
      })
    })
  const location = readPageLocation('/imovel/1', {}, 'a')
  const page = (part: ReactNode) => (
    <RenderedPageContext value={{ at: 0, hasSession: true, key: 'a' }}>
      <PageLocationContext value={location}>{part}</PageLocationContext>
    </RenderedPageContext>
  )
  const Part = lazyPart('heart.tsx', fetchPart)
  const browserPage = (of: string) =>
    page(
      <HydrateAtPageUse parts={[Part]}>
        <Part of={of} />
      </HydrateAtPageUse>,
    )
  const noParts: [] = []
  // The server has no window.
  vi.stubGlobal('window', undefined)
  const html = renderToString(
    page(
      <HydrateAtPageUse parts={noParts}>
        <Heart of="casa" />
      </HydrateAtPageUse>,
    ),
  )
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${html}</div>`
  const place = document.getElementById('root') as Element
  await act(async () => {
    root = hydrateRoot(place, browserPage('casa'))
  })
  return { loads, update: (of: string) => act(async () => root?.render(browserPage(of))) }
}

const text = () => document.body.textContent?.trim()
const press = () => act(async () => document.querySelector('button')?.click())
const use = () => act(async () => void window.dispatchEvent(new Event('pointerdown')))

describe('a part that the server rendered whole', () => {
  it('asks for its code when somebody uses the page, and not before', async () => {
    const { loads } = await openRendered()
    expect([text(), loads.length]).toEqual(['casa 0', 0])
    await use()
    expect(loads).toHaveLength(1)
    await act(async () => loads[0]?.arrive())
    await press()
    expect(text()).toBe('casa 1')
  })

  it('asks for it by itself once the page has come to rest', async () => {
    const { loads } = await openRendered()
    await act(async () => vi.advanceTimersByTimeAsync(1_999))
    expect(loads).toHaveLength(0)
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(loads).toHaveLength(1)
  })

  it('answers a press from before its code was there, once', async () => {
    const { loads } = await openRendered()
    await press()
    await press()
    expect(text()).toBe('casa 0')
    await use()
    await act(async () => loads[0]?.arrive())
    expect(text()).toBe('casa 1')
    await press()
    expect(text()).toBe('casa 2')
  })

  it('shows what the server rendered until then, whatever changes above it, and the change afterwards', async () => {
    const { loads, update } = await openRendered()
    await update('prédio')
    expect(text()).toBe('casa 0')
    await use()
    await act(async () => loads[0]?.arrive())
    expect(text()).toBe('prédio 0')
  })

  it('stays as it is when its code fails to load, which the next use tries again', async () => {
    const { loads } = await openRendered()
    await use()
    await act(async () => loads[0]?.fail())
    expect([text(), loads.length]).toEqual(['casa 0', 1])
    await use()
    await act(async () => loads[1]?.arrive())
    await press()
    expect(text()).toBe('casa 1')
  })
})
