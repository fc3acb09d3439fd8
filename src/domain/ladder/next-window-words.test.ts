import { expect, it } from 'vitest'
import { describeNextStart, describeNextWindows } from './next-window-words.ts'

const today = '2026-09-01'
const windows = [
  { from: '2026-09-28', to: '2026-10-03' },
  { from: '2027-01-04', to: '2027-01-04' },
]
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it('the windows of the next price are joined, also over the end of a month, with a year that is not this one', () => {
  expect(describeNextWindows([], today)).toBeNull()
  expect(plain(describeNextWindows(windows, today))).toBe('entre 28 set. e 3 out. ou em 4 jan. 2027')
})

it('several windows are no certain date: only from when on is said', () => {
  expect(describeNextStart([], today)).toBeNull()
  expect(plain(describeNextStart(windows, today))).toBe('a partir de 28 set.')
  expect(plain(describeNextStart(windows, '2026-09-30'))).toBe('a partir de 30 set.')
  expect(plain(describeNextStart(windows.slice(0, 1), today))).toBe('entre 28 set. e 3 out.')
})
