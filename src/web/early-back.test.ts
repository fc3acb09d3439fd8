// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

// No module with types: the browser runs it as it is.
const script = './public/theme.js'
const back = vi.fn()
const reload = vi.fn()
/** Whether the browser was left to follow each press by itself. */
const left: boolean[] = []

beforeAll(async () => {
  document.head.innerHTML = '<meta name="theme-color" content="">'
  document.body.innerHTML = `
    <div id="root"><a id="back" href="/search" data-early-back="true"><b id="arrow">←</b></a><a id="home" href="/">Início</a></div>`
  await import(script)
  window.addEventListener('click', event => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  })
})
beforeEach(() => {
  vi.spyOn(window.history, 'back').mockImplementation(back)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  standsAt({ from: `${window.location.origin}/search?state=SP` })
})
afterEach(() => {
  fireEvent(window, new Event('pagehide'))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  back.mockReset()
  reload.mockReset()
  left.length = 0
})

/**
 * Sets what the browser knows of the history before this page; `counted` is the number of earlier entries where the
 * browser counts them.
 */
function standsAt({ from = '', length = 2, state = null as unknown, counted = null as number | null }): void {
  vi.stubGlobal('navigation', counted === null ? undefined : { currentEntry: { index: counted } })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from)
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(length)
  vi.spyOn(window.history, 'state', 'get').mockReturnValue(state)
}

const press = (id: string, how: MouseEventInit = {}) =>
  fireEvent.click(document.getElementById(id) as HTMLElement, how)

const own = `${window.location.origin}/map`

describe('a press on the way back before the page’s scripts are there', () => {
  it.each([
    ['from a page of the site', { from: own }, true],
    ['from a page of the site, in a new tab', { from: own, length: 1 }, false],
    ['from another site', { from: 'https://outro.example/search' }, false],
    ['from nowhere', {}, false],
    ['where the scripts had counted pages before', { state: { index: 2 } }, true],
    ['where the scripts had counted none', { from: own, state: { index: 0 } }, false],
    ['where the browser counts pages before', { counted: 1 }, true],
    ['where the browser counts none', { from: own, counted: 0 }, false],
  ])('%s (%o) goes back: %s', (_, at, goesBack) => {
    standsAt(at)
    press('arrow')
    expect([back.mock.calls.length, left]).toEqual([goesBack ? 1 : 0, [!goesBack]])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    how => {
      press('back', how)
      expect([back.mock.calls.length, left]).toEqual([0, [true]])
    },
  )

  it('is left to the browser on any other link', () => {
    press('home')
    expect([back.mock.calls.length, left]).toEqual([0, [true]])
  })

  it('is left to the scripts that have answered it', () => {
    const root = document.getElementById('root') as HTMLElement
    root.addEventListener('click', event => event.preventDefault(), { once: true })
    press('back')
    expect(back).not.toHaveBeenCalled()
  })

  it('goes back once however often it is repeated, and again after a return to the page', () => {
    press('back')
    press('back')
    expect([back.mock.calls.length, left]).toEqual([1, [false, false]])
    fireEvent(window, new Event('pagehide'))
    press('back')
    expect(back).toHaveBeenCalledTimes(2)
  })

  it('loads the page before where the browser changes the address alone, and nothing by itself', () => {
    fireEvent.popState(window)
    expect(reload).not.toHaveBeenCalled()
    press('back')
    fireEvent.popState(window)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
