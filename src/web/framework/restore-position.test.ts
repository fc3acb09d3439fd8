import { expect, it, vi } from 'vitest'
import { restorePosition } from './browser-navigation.ts'

/** A window whose page is as long as the test says, and how it grows. */
function openPage(height: number) {
  let grown = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grown = listener
      }
      observe() {}
      disconnect() {
        grown = () => {}
      }
    },
  )
  const documentElement = { scrollHeight: height, style: { overflowAnchor: '' } }
  const page = Object.assign(new EventTarget(), {
    innerHeight: 800,
    scrollY: 0,
    document: { documentElement, body: {} },
    scrollTo(_: number, position: number) {
      page.scrollY = Math.min(position, documentElement.scrollHeight - page.innerHeight)
    },
  })
  return {
    page,
    restore: (position: number) => restorePosition(page as unknown as Window, position),
    /** The browser tells of scrolls before it tells of growth; what grows above may have moved the page. */
    grow(to: number, moved?: number) {
      documentElement.scrollHeight = to
      page.dispatchEvent(new Event('scroll'))
      page.scrollY = moved ?? page.scrollY
      grown()
    },
  }
}

it('a page that grows after the way back is scrolled on to where it was left, until somebody scrolls', () => {
  const { page, restore, grow } = openPage(1_000)
  restore(900)
  expect(page.scrollY).toBe(200)
  grow(1_300)
  expect(page.scrollY).toBe(500)
  grow(2_000)
  expect(page.scrollY).toBe(900)
  page.scrollY = 0
  page.dispatchEvent(new Event('scroll'))
  grow(3_000)
  expect(page.scrollY).toBe(0)
})

it('a page that was long enough stays where it was left when something above it grows', () => {
  const { page, restore, grow } = openPage(2_000)
  const end = restore(400)
  expect(page.document.documentElement.style.overflowAnchor).toBe('none')
  grow(3_000, 900)
  expect(page.scrollY).toBe(400)
  end()
  expect(page.document.documentElement.style.overflowAnchor).toBe('')
})

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'stays where somebody is who begins by %s',
  use => {
    const { page, restore, grow } = openPage(1_000)
    restore(900)
    page.dispatchEvent(new Event(use))
    grow(2_000)
    expect(page.scrollY).toBe(200)
  },
)

it('is not scrolled once another page is opened', () => {
  const { page, restore, grow } = openPage(1_000)
  restore(900)()
  grow(2_000)
  expect(page.scrollY).toBe(200)
})
