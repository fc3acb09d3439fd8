// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { notePress, repeatLostClick } from './row-press.ts'

const clicked: string[] = []
const byId = (id: string) => document.getElementById(id) as HTMLElement
const note = (event: Event) =>
  clicked.push(`${(event.target as Element).id}${(event as MouseEvent).shiftKey ? ' shift' : ''}`)

beforeEach(() => {
  document.body.innerHTML = `<table><tbody id="body">
    <tr data-row="1"><td id="one">1</td></tr><tr data-row="2"><td id="two">2</td></tr></tbody></table>`
  byId('body').addEventListener('click', note)
})
afterEach(() => {
  clicked.length = 0
  document.body.innerHTML = ''
})

/** A press on one element, and the click that the browser reports of another. */
function press(down: string, up: string, moved = 0, between = () => {}): void {
  const noted = notePress({ target: byId(down), clientX: 50, clientY: 20 })
  between()
  byId(up).addEventListener('click', event => repeatLostClick(noted, event), { once: true })
  byId(up).dispatchEvent(
    new MouseEvent('click', { bubbles: true, shiftKey: true, clientX: 50, clientY: 20 + moved }),
  )
}

it.each([
  [
    'goes to the row that was pressed, with its keys',
    () => press('one', 'body'),
    ['body shift', 'one shift'],
  ],
  ['stays with the row that it is reported of', () => press('one', 'one'), ['one shift']],
  ['is none after the pointer went away', () => press('one', 'body', 40), ['body shift']],
  ['is none beside the rows', () => press('body', 'body'), ['body shift']],
  [
    'is none of a row that is gone',
    () => press('one', 'body', 0, () => byId('one').parentElement?.remove()),
    ['body shift'],
  ],
])('a click after the rows were put into another order %s', (_, act, expected) => {
  act()
  expect(clicked.toSorted()).toEqual(expected.toSorted())
})
