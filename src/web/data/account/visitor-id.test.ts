import { expect, it } from 'vitest'
import { mirrorWorld } from '#test/support/note-mirror.ts'
import { findVisitorId, ensureVisitorId } from './visitor-id.ts'

it('an id that the server would refuse is ignored', () => {
  mirrorWorld.stored.set('userId', 'ana maria')
  expect(findVisitorId()).toBeUndefined()
  const id = ensureVisitorId()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(findVisitorId()).toBe(id)
})
