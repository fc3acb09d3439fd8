// @vitest-environment happy-dom
import { act, type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let root: Root | null = null
const heard: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  heard.length = 0
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Controls({ unit }: { unit: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <form>
      <button type="button" onClick={() => setPresses(before => before + 1)}>
        {`${presses} ${unit}`}
      </button>
      <input onChange={event => heard.push(event.target.value)} />
    </form>
  )
}

/** A page that the server rendered and React has taken over, but for a part whose code arrives when the test says so. */
async function openRendered() {
  // Whether the page is in use is known once per document.
  vi.resetModules()
  const { HydrateAtUse } = await import('./hydrate-at-use.tsx')
  const { lazyPart } = await import('./lazy-part.tsx')
  const { PageLocationContext, readPageLocation } = await import('./navigation/page-location.ts')
  const { RenderedPageContext } = await import('./navigation/rendered-page.ts')
  const loads: { arrive: () => Promise<void>; fail: () => Promise<void> }[] = []
  const Part = lazyPart(
    'hydrate-at-use.test.tsx',
    () =>
      new Promise<{ default: typeof Controls }>((resolve, reject) => {
        loads.push({
          arrive: () => act(async () => resolve({ default: Controls })),
          fail: () => act(async () => reject(new TypeError('Failed to fetch dynamically imported module'))),
        })
      }),
  )
  const rendered = { at: 0, hasSession: true, key: 'a' }
  const location = readPageLocation('/search', {}, 'a')
  const page = (unit: string, Drawn: ComponentType<{ unit: string }> = Part) => (
    <RenderedPageContext value={rendered}>
      <PageLocationContext value={location}>
        <p>{unit}</p>
        <HydrateAtUse parts={[Part]}>
          <Drawn unit={unit} />
        </HydrateAtUse>
      </PageLocationContext>
    </RenderedPageContext>
  )
  // The server has no window.
  vi.stubGlobal('window', undefined)
  const html = renderToString(page('times', Controls))
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${html}</div>`
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page('times'))
  })
  return {
    loads,
    update: (unit: string) => act(async () => root?.render(page(unit))),
  }
}

const button = () => document.querySelector('button')!
const input = () => document.querySelector('input')!
const text = () => document.body.textContent
const press = () => act(async () => button().click())
const dispatch = (to: EventTarget, name: string) =>
  act(async () => void to.dispatchEvent(new Event(name, { bubbles: true })))
/** Lets what waits for a task of its own happen, but not the rest of the page. */
const nextTask = () => act(async () => vi.advanceTimersByTimeAsync(1))

describe('what is taken over at the first use of its page', () => {
  it('stays as the server rendered it, without its code, until it is used, and then answers', async () => {
    const { loads } = await openRendered()
    expect([text(), loads.length]).toEqual(['times0 times', 0])
    await dispatch(button(), 'pointerdown')
    expect(loads).toHaveLength(1)
    await loads[0]?.arrive()
    await nextTask()
    await press()
    expect(text()).toBe('times1 times')
  })

  it('asks for its code by itself once the page has come to rest', async () => {
    const { loads } = await openRendered()
    await act(async () => vi.advanceTimersByTimeAsync(1_999))
    expect(loads).toHaveLength(0)
    await nextTask()
    expect(loads).toHaveLength(1)
  })

  it('answers the last press and what was typed before its code came, once, in the same elements', async () => {
    const { loads } = await openRendered()
    const before = button()
    await press()
    await press()
    input().value = 'gol'
    await dispatch(input(), 'input')
    await dispatch(button(), 'pointerdown')
    expect(text()).toBe('times0 times')
    await loads[0]?.arrive()
    await nextTask()
    expect([text(), heard, input().value]).toEqual(['times1 times', ['gol'], 'gol'])
    expect(button()).toBe(before)
    await press()
    expect(text()).toBe('times2 times')
  })

  it('stays where its code does not load, with the page around it, and tries again when somebody does something', async () => {
    const { loads } = await openRendered()
    await press()
    await dispatch(button(), 'pointerdown')
    await loads[0]?.fail()
    expect([text(), loads.length]).toEqual(['times0 times', 1])
    await dispatch(window, 'pointermove')
    expect(loads).toHaveLength(1)
    await dispatch(window, 'online')
    expect(loads).toHaveLength(2)
    await loads[1]?.arrive()
    await nextTask()
    expect(text()).toBe('times1 times')
  })

  it('does not change until then, whatever changes above it, and follows afterwards', async () => {
    const { loads, update } = await openRendered()
    await update('presses')
    expect(text()).toBe('presses0 times')
    await dispatch(button(), 'pointerdown')
    await loads[0]?.arrive()
    expect(text()).toBe('presses0 presses')
  })

  it('asks for its code when somebody uses another part of the page', async () => {
    const { loads } = await openRendered()
    await dispatch(document.querySelector('p')!, 'pointerdown')
    expect(loads).toHaveLength(1)
  })
})
