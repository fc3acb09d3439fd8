import { describe, expect, it } from 'vitest'
import type { ChecklistItem } from '#domain/edital/checklist-facts.ts'
import { describeChecklistProgress, parseTicks, toggleTick, orderByRisk } from './checklist-order.ts'

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
    expect(orderByRisk(items).map(({ key }) => key)).toEqual([
      'occupation',
      'taxes',
      'payment',
      'dates',
      'record',
    ])
  })

  it('counts ticks only for items that are still on it', () => {
    expect(describeChecklistProgress(items, [])).toBe('0 de 5 conferidos')
    expect(describeChecklistProgress(items, ['record'])).toBe('1 de 5 conferido')
    expect(describeChecklistProgress(items, ['record', 'taxes', 'areas'])).toBe('2 de 5 conferidos')
  })

  it('stores ticks as text and removes them again', () => {
    const ticked = toggleTick(toggleTick([], 'record'), 'taxes')
    expect(parseTicks(ticked.join())).toEqual(['record', 'taxes'])
    expect(toggleTick(ticked, 'record')).toEqual(['taxes'])
  })

  it('reads ticks that were stored under a former key', () => {
    expect(parseTicks('record,notice')).toEqual(['record', 'edital'])
  })

  it.each([null, '', ','])('reads %j as nothing ticked', kept => {
    expect(parseTicks(kept)).toEqual([])
  })
})
