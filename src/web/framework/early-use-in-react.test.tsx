// @vitest-environment happy-dom
import { Suspense, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { watchEarlyFields } from './early-use.ts'

const heard: string[] = []

function Fields() {
  const [order, setOrder] = useState('a')
  const [text, setText] = useState('')
  return (
    <>
      <select
        value={order}
        onChange={event => {
          heard.push(event.target.value)
          setOrder(event.target.value)
        }}
      >
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <input
        value={text}
        onChange={event => {
          heard.push(event.target.value)
          setText(event.target.value)
        }}
      />
    </>
  )
}

function Page({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady])
  return (
    <Suspense fallback={null}>
      <Fields />
    </Suspense>
  )
}

/** Lets React take over a page whose fields it takes over later, and does this in between. */
async function changeInBetween(change: (menu: HTMLSelectElement, input: HTMLInputElement) => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Page onReady={() => {}} />)}</div>`
  const [menu, input] = [document.querySelector('select')!, document.querySelector('input')!]
  const fields = watchEarlyFields(document)
  await new Promise<void>(resolve => {
    const onReady = () =>
      queueMicrotask(() => {
        fields.repeat()
        change(menu, input)
        resolve()
      })
    hydrateRoot(document.getElementById('root')!, <Page onReady={onReady} />)
  })
  await new Promise(resolve => setTimeout(resolve, 20))
  return { menu, input }
}

afterEach(() => {
  heard.length = 0
})

it('what a script or a spoken command chooses before React has taken over the menu is heard', async () => {
  const { menu } = await changeInBetween(field => {
    field.value = 'b'
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
  expect([heard, menu.value]).toEqual([['b'], 'b'])
})

it.each(['focusin', 'beforeinput'])(
  'text that follows %s before React has taken over the field is heard',
  async use => {
    const { input } = await changeInBetween((_, field) => {
      field.dispatchEvent(new Event(use, { bubbles: true }))
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'gol')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect([heard, input.value]).toEqual([['gol'], 'gol'])
  },
)

it('a file that is chosen before the page has its scripts is heard when they are there', () => {
  document.body.innerHTML = '<input type="file">'
  const input = document.querySelector('input')!
  const fields = watchEarlyFields(document)
  const types: string[] = []
  for (const type of ['input', 'change']) input.addEventListener(type, () => types.push(type))
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  expect(types).toEqual([])
  // A file's name cannot be set, as that of a text can.
  Object.defineProperty(input, 'value', {
    get: () => 'C:\\fakepath\\matricula.pdf',
    set: () => {
      throw new Error('The value of a file field is read-only.')
    },
  })
  fields.repeat()
  expect(types).toEqual(['change'])
})
