// @vitest-environment happy-dom
import { act, type ComponentType, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HydrateAtUse } from './hydrate-at-use.tsx'
import { lazyPart } from './lazy-part.tsx'
import { PageLocationContext, readPageLocation } from './navigation/page-location.ts'
import { RenderedPageContext } from './navigation/rendered-page.ts'

const heard: string[] = []

function Controls({ unit }: { unit: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <form>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`${presses} ${unit}`}
      </button>
      <input onChange={event => heard.push(event.target.value)} />
    </form>
  )
}

/** A page with a part whose code arrives, or fails, when the test says so. */
function slowPage() {
  let loads = 0
  let arrive = () => {}
  let fail = () => {}
  const Part = lazyPart('hydrate-at-use.test.tsx', () => {
    loads += 1
    return new Promise<{ default: typeof Controls }>((resolve, reject) => {
      arrive = () => resolve({ default: Controls })
      fail = () => reject(new TypeError('Failed to fetch dynamically imported module'))
    })
  })
  const page = (unit = 'presses', Drawn: ComponentType<{ unit: string }> = Part) => (
    <RenderedPageContext value={{ at: 0, hasSession: false, key: 'a' }}>
      <PageLocationContext value={readPageLocation('/search', {}, 'a')}>
        <p>{unit}</p>
        <HydrateAtUse part={Part} about={unit}>
          <Drawn unit={unit} />
        </HydrateAtUse>
      </PageLocationContext>
    </RenderedPageContext>
  )
  return {
    page,
    Part,
    loads: () => loads,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  }
}

/** Lets React take over what the server rendered of a page. */
async function open({ page }: ReturnType<typeof slowPage>) {
  vi.stubGlobal('window', undefined)
  const html = renderToString(page('presses', Controls))
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root">${html}</div>`
  return act(async () => hydrateRoot(document.getElementById('root')!, page()))
}

const button = () => document.querySelector('button')!
const input = () => document.querySelector('input')!
const rest = () => act(async () => vi.runAllTimers())

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  heard.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a part that is taken over at its first use', () => {
  it('stays as the server rendered it, without its code, until somebody points at it', async () => {
    const slow = slowPage()
    await open(slow)
    expect([slow.loads(), button().textContent]).toEqual([0, '0 presses'])
    button().dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(slow.loads()).toBe(1)
  })

  it('answers what was pressed and typed in it before its code came', async () => {
    const slow = slowPage()
    const root = await open(slow)
    const before = button()
    button().click()
    input().value = 'gol'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    expect(button().textContent).toBe('0 presses')
    await slow.arrive()
    await rest()
    expect([button().textContent, heard, input().value]).toEqual(['1 presses', ['gol'], 'gol'])
    expect(button()).toBe(before)
    root.unmount()
  })

  it('stays, with the page around it, where its code does not load, and tries again at the next use', async () => {
    const slow = slowPage()
    await open(slow)
    button().click()
    await slow.fail()
    expect(button().textContent).toBe('0 presses')
    button().click()
    expect(slow.loads()).toBe(2)
  })

  it('follows when what it is about changes', async () => {
    const slow = slowPage()
    const root = await open(slow)
    await act(async () => root.render(slow.page('times')))
    await slow.arrive()
    await rest()
    expect(document.body.textContent).toBe('times0 times')
  })
})
