import { expect, it } from 'vitest'
import { workerNames } from '../background/worker-names.ts'
import { describeWorker } from './service-health.ts'

it('names each worker, and says what stands still without it', () => {
  const words = workerNames.map(describeWorker)
  for (const { label, consequence } of words) expect(`${label} ${consequence}`).not.toContain('impeza')
  expect(new Set(words.map(({ label }) => label)).size).toBe(workerNames.length)
  expect(new Set(words.map(({ consequence }) => consequence)).size).toBe(workerNames.length)
})

it('names the tasks of the housekeeping together, but for the one that resumes imports', () => {
  expect(describeWorker('housekeeping: vacuum')).toEqual({
    label: 'Limpeza (vacuum)',
    consequence: 'Uma limpeza periódica parou',
  })
  expect(describeWorker('housekeeping: resume imports').label).toBe('Retomada de importações')
})
