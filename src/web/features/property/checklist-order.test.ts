import { describe, expect, it } from 'vitest'
import type { ChecklistItem } from '#domain/notice/facts.ts'
import { progress, readTicked, toggled, worstFirst } from './checklist-order.ts'

const item = (key: ChecklistItem['key'], state: ChecklistItem['state']): ChecklistItem => ({
  key,
  state,
  title: '',
  text: '',
  excerpt: null,
  source: '',
})

describe('the checklist', () => {
  const items = [
    item('record', 'ok'),
    item('dates', 'unknown'),
    item('occupation', 'risk'),
    item('payment', 'attention'),
    item('taxes', 'risk'),
  ]

  it('lists risks first, then warnings, unknowns and what is in order', () => {
    expect(worstFirst(items).map(({ key }) => key)).toEqual([
      'occupation',
      'taxes',
      'payment',
      'dates',
      'record',
    ])
  })

  it('counts ticks only for items that are still on it', () => {
    expect(progress(items, [])).toBe('0 de 5 conferidos')
    expect(progress(items, ['record'])).toBe('1 de 5 conferido')
    expect(progress(items, ['record', 'taxes', 'areas'])).toBe('2 de 5 conferidos')
  })

  it('stores ticks as text and removes them again', () => {
    const ticked = toggled(toggled([], 'record'), 'taxes')
    expect(readTicked(ticked.join())).toEqual(['record', 'taxes'])
    expect(toggled(ticked, 'record')).toEqual(['taxes'])
  })

  it.each([null, '', ','])('reads %j as nothing ticked', kept => {
    expect(readTicked(kept)).toEqual([])
  })
})
