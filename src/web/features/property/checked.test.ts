import { expect, it } from 'vitest'
import { me, signedIn, world } from '#test/support/notes.ts'
import { forgetKept } from '../../data/account/account.ts'
import { keepTicked, tickedOf } from './checked.ts'

it('the ticks of a checklist belong to one account and one property, and are cleared on sign-out', async () => {
  signedIn(me('ana'))
  keepTicked('1', ['occupancy', 'debts'])
  expect(tickedOf('1')).toEqual(['occupancy', 'debts'])
  expect(tickedOf('2')).toEqual([])

  signedIn(me('bia'))
  expect(tickedOf('1')).toEqual([])

  signedIn(me('ana'))
  await forgetKept('ana')
  expect(tickedOf('1')).toEqual([])
  expect([...world.stored.keys()].filter(key => key.includes('checked'))).toEqual([])
})
