import { describe, expect, it } from 'vitest'
import { accountOf, mirrorWorld, signedIn } from '#test/support/note-mirror.ts'
import { clearStoredAccount } from '../../data/account/session.ts'
import {
  describeChecklistProgress,
  orderByRisk,
  parseTicks,
  readTicks,
  storeTicks,
  toggleTick,
} from './checklist-card.tsx'
import type { ChecklistItem } from '#domain/edital/checklist-facts.ts'

it('the ticks of a checklist belong to one account and one property, and are cleared on sign-out', async () => {
  signedIn(accountOf('ana'))
  storeTicks('1', ['occupancy', 'debts'])
  expect(readTicks('1')).toEqual(['occupancy', 'debts'])
  expect(readTicks('2')).toEqual([])

  signedIn(accountOf('bia'))
  expect(readTicks('1')).toEqual([])

  signedIn(accountOf('ana'))
  await clearStoredAccount('ana')
  expect(readTicks('1')).toEqual([])
  expect([...mirrorWorld.stored.keys()].filter(key => key.includes('checked'))).toEqual([])
})

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
