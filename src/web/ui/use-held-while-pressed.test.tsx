// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const Rows = ({ arrived, onOpen }: { arrived: readonly string[]; onOpen?: (row: string) => void }) => (
  <ul>
    {useHeldWhilePressed(arrived).map(row => (
      <li key={row} id={row}>
        <button type="button" onClick={() => onOpen?.(row)}>
          {row}
        </button>
      </li>
    ))}
  </ul>
)

const shown = () => [...document.querySelectorAll('li')].map(({ id }) => id).join(' ')
const button = (row: string) => document.querySelector(`#${row} button`) as HTMLButtonElement
const pointer = { button: 0, isPrimary: true }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('rows that arrive in another order', () => {
  it('are shown at once while nobody presses', ({ view }) => {
    view.render(<Rows arrived={['a', 'b']} />)
    view.render(<Rows arrived={['b', 'a']} />)
    expect(shown()).toBe('b a')
  })

  it('wait for the end of a press, also where the pressed one is gone', async ({ view }) => {
    const opened: string[] = []
    const onOpen = (row: string) => void opened.push(row)
    view.render(<Rows arrived={['a', 'b']} onOpen={onOpen} />)
    fireEvent.pointerDown(button('a'), pointer)
    view.render(<Rows arrived={['b']} onOpen={onOpen} />)
    expect(shown()).toBe('a b')
    fireEvent.pointerUp(button('a'), pointer)
    expect(shown()).toBe('a b')
    fireEvent.click(button('a'))
    expect(shown()).toBe('a b')
    await pass(0)
    expect([shown(), opened]).toEqual(['b', ['a']])
  })

  it('wait for the click, which follows a touch later, or for the time in which it would', async ({
    view,
  }) => {
    view.render(<Rows arrived={['a', 'b']} />)
    fireEvent.pointerDown(button('a'), pointer)
    fireEvent.pointerUp(button('a'), pointer)
    view.render(<Rows arrived={['b', 'a']} />)
    await pass(399)
    expect(shown()).toBe('a b')
    await pass(1)
    expect(shown()).toBe('b a')
  })

  it('wait for the second of two quick presses, too', async ({ view }) => {
    view.render(<Rows arrived={['a', 'b']} />)
    fireEvent.pointerDown(button('a'), pointer)
    fireEvent.pointerUp(button('a'), pointer)
    fireEvent.pointerDown(button('a'), pointer)
    view.render(<Rows arrived={['b', 'a']} />)
    await pass(10_000)
    expect(shown()).toBe('a b')
    fireEvent.click(button('a'))
    await pass(0)
    expect(shown()).toBe('b a')
  })

  it.for(['pointercancel', 'contextmenu'])(
    'wait no longer after %s, which no click follows',
    async (name, { view }) => {
      view.render(<Rows arrived={['a', 'b']} />)
      fireEvent.pointerDown(button('a'), pointer)
      view.render(<Rows arrived={['b', 'a']} />)
      fireEvent(button('a'), new Event(name, { bubbles: true }))
      await pass(0)
      expect(shown()).toBe('b a')
    },
  )

  it('wait no longer once another window has the pointer, but do when only a field loses the focus', async ({
    view,
  }) => {
    view.render(<Rows arrived={['a', 'b']} />)
    fireEvent.pointerDown(button('a'), pointer)
    view.render(<Rows arrived={['b', 'a']} />)
    fireEvent.blur(button('b'))
    await pass(0)
    expect(shown()).toBe('a b')
    fireEvent(window, new Event('blur'))
    await pass(0)
    expect(shown()).toBe('b a')
  })

  it.for([
    { button: 2, isPrimary: true },
    { button: 0, isPrimary: false },
  ])('do not wait for another button or a second finger: %o', (press, { view }) => {
    view.render(<Rows arrived={['a', 'b']} />)
    fireEvent.pointerDown(button('a'), press)
    view.render(<Rows arrived={['b', 'a']} />)
    expect(shown()).toBe('b a')
  })
})
