import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

it('a run of one file in which a test fails does not end with 0, although PostgreSQL was started', async () => {
  const vitest = 'node_modules/vitest/vitest.mjs'
  const run = await new Promise<{ code: unknown; output: string }>(resolve =>
    execFile(
      process.execPath,
      [vitest, 'run', '--config', 'test/support/failing-run/vitest.config.ts'],
      { env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  )
  expect(run.output).toContain("to be 'not an address'")
  expect(run.output).toContain('postgres://')
  expect(run.code).toBe(1)
})
