import { expect, it } from 'vitest'
import { describeNextWindows } from './next-window-words.ts'

it('the windows of the next price are joined, also over the end of a month', () => {
  expect(describeNextWindows([])).toBeNull()
  expect(
    describeNextWindows([
      { from: '2026-09-28', to: '2026-10-03' },
      { from: '2026-11-04', to: '2026-11-04' },
    ]),
  ).toBe('entre 28 set. e 3 out. ou em 4 nov.')
})
