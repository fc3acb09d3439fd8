import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { warnOfUnsafeSettings } from './start-server.ts'
import { loadConfig } from './server-config.ts'

/** The warnings of a start with these settings. */
function warningsOf(env: NodeJS.ProcessEnv): string[] {
  const warnings: string[] = []
  const write = (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg)
  warnOfUnsafeSettings(loadConfig(env), pino({}, { write }))
  return warnings
}

describe('a start of a public server', () => {
  const settings = { SMTP_URL: 'smtps://mail.example' }

  it('warns once when the site has https, so a proxy, and TRUST_PROXY is not on', () => {
    const warnings = warningsOf({ ...settings, PUBLIC_URL: 'https://arremate.example' })
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY=on')])
  })

  it.each([
    { PUBLIC_URL: 'https://arremate.example', TRUST_PROXY: 'on' },
    { PUBLIC_URL: 'http://arremate.example' },
    { PUBLIC_URL: 'https://localhost' },
  ])('does not warn of it with %j', env => {
    expect(warningsOf({ ...settings, ...env })).toEqual([])
  })
})
