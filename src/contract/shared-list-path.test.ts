import { expect, it } from 'vitest'
import { readSharedListPath, sharedFormPaths, writeSharedListPath } from './shared-list-path.ts'

const token = 'A-_z'.repeat(10)

it('the token of a list is read from its path, with a slash at the end or without', () => {
  expect(readSharedListPath(writeSharedListPath(token))).toBe(token)
  expect(readSharedListPath(`${writeSharedListPath(token)}/`)).toBe(token)
})

it.each(['/lista', '/lista/', '/listas/x', sharedFormPaths.reaction(token), sharedFormPaths.question(token)])(
  'there is none in %s',
  path => {
    expect(readSharedListPath(path)).toBeNull()
  },
)
