import { describe, expect, it } from 'vitest'
import {
  changeSelection,
  selectChosenRows,
  noSelection,
  type RowSelection,
  type SelectionStep,
} from './row-selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const after = (...steps: SelectionStep[]): RowSelection =>
  steps.reduce((before, step) => changeSelection(before, step, order), noSelection)
const chosen = (...steps: SelectionStep[]): string => [...after(...steps).chosen].toSorted().join('')
const move = (id: string, extend = false): SelectionStep => ({ to: 'move', id, extend })
const toggle = (id: string, range = false): SelectionStep => ({ to: 'toggle', id, range })

describe('the chosen rows', () => {
  it.each([
    ['one press chooses, another gives back', [toggle('b'), toggle('c'), toggle('b')], 'c'],
    ['a press with Shift chooses from the last press on', [toggle('b'), toggle('d', true)], 'bcd'],
    ['a range may go upward', [toggle('d'), toggle('b', true)], 'bcd'],
    [
      'Shift and arrows choose from where the keyboard was',
      [move('b'), move('c', true), move('d', true)],
      'bcd',
    ],
    [
      'a range that becomes shorter gives back',
      [move('b'), move('c', true), move('d', true), move('c', true)],
      'bc',
    ],
    ['arrows alone choose nothing', [move('b'), move('c')], ''],
    ['what was chosen before stays beside a range', [toggle('a'), move('c'), move('d', true)], 'acd'],
    ['all', [{ to: 'all', ids: order }], 'abcde'],
    ['none', [toggle('a'), { to: 'clear' }], ''],
  ] satisfies [string, SelectionStep[], string][])('%s', (_name, steps, expected) => {
    expect(chosen(...steps)).toBe(expected)
  })

  it('are only those that the list still has', () => {
    expect(selectChosenRows([{ id: 'b' }, { id: 'c' }], after(toggle('a'), toggle('b')))).toEqual([
      { id: 'b' },
    ])
  })
})
