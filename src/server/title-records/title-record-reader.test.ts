import { expect, it } from 'vitest'
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
