import { expect, it } from 'vitest'
import { accountOf, signedIn, mirrorWorld } from '#test/support/note-mirror.ts'
import { clearStoredAccount } from '../../data/account/session.ts'
import { storeTicks, readTicks } from './checklist-ticks.ts'

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
