import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import type { VisitedRoute } from './visits.ts'

/**
 * Installed by npm on demand: with its dependencies it is a third of the size of all other packages of the project.
 */
const release = 'lighthouse@12.8.2'

export interface LighthouseReport {
  environment: { benchmarkIndex: number }
  runtimeError?: { code: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

async function runOnce(address: string, { cookie }: VisitedRoute, file: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ')
  await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${release}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    },
  )
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport
}

/** How often a run whose recording is unusable is repeated before the route is skipped. */
const repetitions = 3

/**
 * Runs Lighthouse with its defaults (mobile, simulated network and processor). A run whose recording has no navigation
 * (NO_NAVSTART) or no paint says nothing about the page and is repeated.
 * @throws when three recordings in a row are unusable, with Lighthouse's own code
 */
export async function runLighthouse(
  address: string,
  route: VisitedRoute,
  folder: string,
): Promise<LighthouseReport> {
  let failure: unknown
  for (let attempt = 0; attempt < repetitions; attempt++) {
    try {
      const report = await runOnce(address, route, join(folder, 'report.json'))
      if (report.runtimeError === undefined) return report
      failure = new Error(`Lighthouse of ${route.name} ended with ${report.runtimeError.code}`)
    } catch (error) {
      failure = error
    }
    console.error(`  ${route.name}: a run of Lighthouse is repeated (${String(failure).split('\n', 1)[0]})`)
  }
  throw failure
}
