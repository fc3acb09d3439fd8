// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchEarlyUse } from './early-use.ts'

const heard: string[] = []
const note = (event: Event) =>
  heard.push(
    `${event.type} ${(event.target as HTMLInputElement).id || 'page'} ${(event.target as HTMLInputElement).value ?? ''}`.trim(),
  )

/** Lets the page's scripts begin to listen, and repeats what was done before. */
function start(repeat: () => void): void {
  for (const type of ['click', 'keydown', 'input', 'change']) document.addEventListener(type, note)
  repeat()
  vi.runAllTimers()
}

const byId = (id: string) => document.getElementById(id) as HTMLInputElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button id="one" type="button">1</button><button id="two" type="button"><b id="inner">2</b></button>
    <button id="opens" type="button" popovertarget="layer">3</button><div id="layer" popover></div>
    <details open><summary id="more">4</summary><button id="row">7</button></details>
    <form action="/search"><input id="price" /><button id="send" type="submit">5</button></form>
    <a id="link" href="#x">6</a>
    <input id="text" value="antes" /><input id="check" type="checkbox" />
    <select id="choice"><option value="a">a</option><option value="b">b</option></select>`
})
afterEach(() => {
  for (const type of ['click', 'keydown', 'input', 'change']) document.removeEventListener(type, note)
  document.body.innerHTML = ''
  heard.length = 0
  vi.useRealTimers()
})

describe('what is pressed before the scripts are there', () => {
  it('is repeated once they are: the last press alone, and only once', () => {
    const repeat = watchEarlyUse(document)
    expect(fireEvent.click(byId('one'))).toBe(false)
    fireEvent.click(byId('inner'))
    start(repeat)
    expect(heard).toEqual(['click two'])
    fireEvent.click(byId('one'))
    expect(heard).toEqual(['click two', 'click one'])
  })

  it.each(['opens', 'more', 'send', 'link'])('is left to the browser where that answers it: %s', id => {
    const repeat = watchEarlyUse(document)
    const answered = vi.fn((event: Event) => event.preventDefault())
    byId(id).addEventListener('click', answered, { once: true })
    fireEvent.click(byId(id))
    start(repeat)
    expect([answered.mock.calls.length, heard]).toEqual([1, []])
  })

  it('is repeated after the fields of its form, which the browser would send without what the scripts know', () => {
    const repeat = watchEarlyUse(document)
    fireEvent.input(byId('price'), { target: { value: 'abc' } })
    expect(fireEvent.click(byId('send'))).toBe(false)
    start(repeat)
    expect(heard).toEqual(['input price abc', 'click send'])
  })

  it('is repeated after the fields of other forms, which the document that answers would not have', () => {
    const repeat = watchEarlyUse(document)
    fireEvent.change(byId('choice'), { target: { value: 'b' } })
    expect(fireEvent.click(byId('send'))).toBe(false)
    start(repeat)
    expect(heard).toEqual(['change choice b', 'click send'])
  })

  it('is repeated inside of what the browser unfolds', () => {
    const repeat = watchEarlyUse(document)
    expect(fireEvent.click(byId('row'))).toBe(false)
    start(repeat)
    expect(heard).toEqual(['click row'])
  })

  it('is forgotten with a button that is gone', () => {
    const repeat = watchEarlyUse(document)
    const button = byId('one')
    const answered = vi.fn()
    button.addEventListener('click', answered)
    fireEvent.click(button)
    button.remove()
    start(repeat)
    expect(answered).not.toHaveBeenCalled()
  })

  it('is the search key, too, unless it is typed or held with another', () => {
    const repeat = watchEarlyUse(document)
    expect(fireEvent.keyDown(byId('text'), { key: '/' })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    start(repeat)
    expect(heard).toEqual(['keydown page'])
  })
})

describe('what is filled in before the scripts are there', () => {
  it('is reported to them in the order of the first changes, with the last text', () => {
    const repeat = watchEarlyUse(document)
    fireEvent.change(byId('choice'), { target: { value: 'b' } })
    fireEvent.input(byId('text'), { target: { value: 'gol' } })
    fireEvent.input(byId('text'), { target: { value: 'goiânia' } })
    start(repeat)
    expect(heard).toEqual(['change choice b', 'input text goiânia'])
    expect([byId('choice').value, byId('text').value]).toEqual(['b', 'goiânia'])
  })

  it('is reported again although taking over sets the field back', () => {
    const repeat = watchEarlyUse(document)
    fireEvent.input(byId('text'), { target: { value: 'goiânia' } })
    const takeOver = vi.fn(() => (byId('text').value = 'antes'))
    byId('text').addEventListener('keyup', takeOver)
    start(repeat)
    expect(takeOver).toHaveBeenCalledTimes(1)
    expect([heard, byId('text').value]).toEqual([['input text goiânia'], 'goiânia'])
  })

  it('is not seen by scripts that are there already before it is repeated', () => {
    const repeat = watchEarlyUse(document)
    for (const type of ['click', 'input', 'change']) document.addEventListener(type, note)
    fireEvent.click(byId('check'))
    fireEvent.input(byId('text'), { target: { value: 'gol' } })
    expect([byId('check').checked, heard]).toEqual([true, []])
    start(repeat)
    expect([byId('check').checked, heard[0]?.split(' ')[0]]).toEqual([true, 'click'])
  })

  it('is nothing where the text is as before, or the field is gone', () => {
    const repeat = watchEarlyUse(document)
    fireEvent.input(byId('text'), { target: { value: 'x' } })
    fireEvent.input(byId('text'), { target: { value: 'antes' } })
    fireEvent.change(byId('choice'), { target: { value: 'b' } })
    byId('choice').remove()
    start(repeat)
    expect(heard).toEqual([])
  })

  it('is a box that stays ticked, reported by one press', () => {
    const repeat = watchEarlyUse(document)
    byId('check').checked = true
    fireEvent.change(byId('check'))
    start(repeat)
    expect(byId('check').checked).toBe(true)
    expect(heard.filter(event => event.startsWith('click'))).toHaveLength(1)
  })
})

describe('what was done before any script of the page', () => {
  beforeEach(async () => {
    document.head.innerHTML = '<meta name="theme-color" content="">'
    // No module with types: the browser runs it as it is.
    const script = '../public/theme.js'
    vi.resetModules()
    await import(script)
  })
  const watch = () => watchEarlyUse(document, globalThis.takeEarlyUse?.())

  it('is repeated once the scripts are there: fields, then the last press on a button', () => {
    byId('text').value = 'depois'
    fireEvent(byId('text'), new Event('input', { bubbles: true }))
    byId('check').checked = true
    fireEvent(byId('check'), new Event('input', { bubbles: true }))
    for (const id of ['inner', 'opens', 'one']) fireEvent.click(byId(id))
    start(watch())
    expect(
      heard.filter(one => one.startsWith('input text') || /click (one|two|opens|check)/.test(one)),
    ).toEqual(['input text depois', 'click check on', 'click one'])
    expect([byId('text').value, byId('check').checked]).toEqual(['depois', true])
    start(watch())
    expect(heard.filter(one => one === 'click one')).toHaveLength(1)
  })

  it('is not repeated on a button that what the scripts know has pressed meanwhile', () => {
    byId('one').setAttribute('aria-pressed', 'false')
    fireEvent.click(byId('one'))
    const repeat = watch()
    byId('one').setAttribute('aria-pressed', 'true')
    start(repeat)
    expect(heard).toEqual([])
  })

  it('is repeated where the form has no address, and left to the browser where it has one', () => {
    expect(fireEvent.click(byId('send'))).toBe(true)
    start(watch())
    expect(heard).toEqual([])
  })

  it('is repeated for the scripts’ own form, which the browser would send to nowhere', async () => {
    document.querySelector('form')?.removeAttribute('action')
    expect(fireEvent.click(byId('send'))).toBe(false)
    document.querySelector('form')?.addEventListener('submit', event => event.preventDefault())
    start(watch())
    expect(heard).toEqual(['click send'])
  })

  it('leaves of several radio buttons the last one chosen', () => {
    document.body.innerHTML =
      '<input type="radio" name="of" id="sac" checked><input type="radio" name="of" id="price">'
    for (const id of ['price', 'sac', 'price']) {
      byId(id).checked = true
      fireEvent(byId(id), new Event('input', { bubbles: true }))
    }
    start(watch())
    expect([byId('sac').checked, byId('price').checked]).toEqual([false, true])
    expect(heard.findLast(one => one.startsWith('change'))).toBe('change price on')
  })
})
