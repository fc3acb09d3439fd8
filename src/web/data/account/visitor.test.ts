import { expect, it } from 'vitest'
import { world } from '#test/support/notes.ts'
import { knownVisitorId, visitorId } from './visitor.ts'

it('an id that the server would refuse is ignored', () => {
  world.stored.set('userId', 'ana maria')
  expect(knownVisitorId()).toBeUndefined()
  const made = visitorId()
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  expect(knownVisitorId()).toBe(made)
})
