import { expect, it } from 'vitest'
import { hostileFiles } from '#test/support/hostile-files.ts'
import { createTestTitleRecordReader } from '#test/support/title-record-readers.ts'

const order = { source: { text: 'MATRÍCULA 1' }, today: '2026-11-26' }
const signal = new AbortController().signal

it('ends a reading that holds more memory than it may, and says so', async () => {
  const memory = { script: 512, process: 300 }
  const reader = await createTestTitleRecordReader({ memory }, 'hungry-reading-child')
  expect(await reader.read(order, 'ana', { signal })).toEqual({ unreadable: 'too much' })
})

it('reads within the same memory what needs less', async () => {
  const reader = await createTestTitleRecordReader({ memory: { script: 512, process: 300 } })
  expect(await reader.read(order, 'ana', { signal })).toMatchObject({ read: { text: 'MATRÍCULA 1' } })
})

const nested = hostileFiles.find(({ name }) => name === 'a PDF with forms that draw ten others each')!
const usual = { start: 60_000, page: 45_000, all: 300_000 }

it.each([
  ['a page', { page: 2_000, whole: 60_000 }],
  ['a file', { page: 60_000, whole: 2_000 }],
])('a PDF of nested forms gives the one place back when %s is opened for too long', async (_, opening) => {
  const reader = await createTestTitleRecordReader({ times: { ...usual, opening } })
  const file = { source: { file: nested.make() }, today: '2026-11-26' }
  const [hostile, other] = await Promise.all([
    reader.read(file, 'eva', { signal }),
    reader.read(order, 'ana', { signal }),
  ])
  expect(hostile).toEqual({ unreadable: 'slow' })
  expect(other).toMatchObject({ read: { text: 'MATRÍCULA 1' } })
})
