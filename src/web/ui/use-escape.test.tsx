// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { type ReactNode, useRef } from 'react'
import { describe, expect } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { useEscape } from './use-escape.ts'

function OnPage({ active = true, onEscape }: { active?: boolean; onEscape: () => void }) {
  useEscape(active, onEscape)
  return null
}

function Within({ name, onEscape, children }: { name: string; onEscape: () => void; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEscape(true, onEscape, place)
  return (
    <div ref={place}>
      <input aria-label={name} />
      {children}
    </div>
  )
}

const input = (name: string): Element =>
  document.querySelector(`[aria-label="${name}"]`) ?? document.documentElement

/** Presses Esc; @returns whether the browser would still act on it, such as by closing a dialog */
const escape = (target: Element, init: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(target, { key: 'Escape', ...init })

describe('Esc', () => {
  it('is taken anywhere on the page, and only while it is waited for', ({ view }) => {
    const calls: string[] = []
    view.render(<OnPage onEscape={() => calls.push('page')} />)
    expect(escape(document.body)).toBe(false)
    view.render(<OnPage active={false} onEscape={() => calls.push('inactive')} />)
    expect(escape(document.body)).toBe(true)
    expect(calls).toEqual(['page'])
  })

  it('is left to the browser with another key held, while composing, or once it was used', ({ view }) => {
    const calls: string[] = []
    view.render(<OnPage onEscape={() => calls.push('page')} />)
    escape(document.body, { shiftKey: true })
    escape(document.body, { isComposing: true })
    document.body.addEventListener('keydown', event => event.preventDefault(), { once: true })
    escape(document.body)
    expect(calls).toEqual([])
  })

  it('belongs to an open dialog before the page', ({ view }) => {
    const calls: string[] = []
    view.render(
      <>
        <OnPage onEscape={() => calls.push('page')} />
        <dialog open>
          <input aria-label="in a dialog" />
        </dialog>
      </>,
    )
    expect(escape(input('in a dialog'))).toBe(true)
    expect(calls).toEqual([])
  })

  it('goes to the place with the focus, not to a dialog over it', ({ view }) => {
    const calls: string[] = []
    view.render(
      <>
        <Within name="first" onEscape={() => calls.push('first')}>
          <dialog open>
            <input aria-label="over the first" />
          </dialog>
        </Within>
        <Within name="second" onEscape={() => calls.push('second')} />
      </>,
    )
    escape(input('first'))
    escape(input('over the first'))
    escape(input('second'))
    expect(calls).toEqual(['first', 'second'])
  })

  it('goes only to the element that was opened last', ({ view }) => {
    const calls: string[] = []
    const outer = (inner: ReactNode) => (
      <Within name="outer" onEscape={() => calls.push('outer')}>
        {inner}
      </Within>
    )
    view.render(outer(null))
    view.render(outer(<Within name="inner" onEscape={() => calls.push('inner')} />))
    escape(input('inner'))
    view.render(outer(null))
    escape(input('outer'))
    expect(calls).toEqual(['inner', 'outer'])
  })
})
