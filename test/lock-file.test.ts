import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
/** npm's own rules for versions; the package has no types. */
const semver = require('semver') as {
  satisfies(version: string, range: string): boolean
  minVersion(range: string): { version: string } | null
}

interface LockedPackage {
  version: string
  optional?: boolean
  engines?: { node?: string }
  optionalDependencies?: Record<string, string>
}

const lockPath = resolve(import.meta.dirname, '../package-lock.json')
const { packages } = JSON.parse(readFileSync(lockPath, 'utf8')) as { packages: Record<string, LockedPackage> }

/** Returns the paths where npm may have put `name` for the package at `path`: below it, or in any folder above. */
function candidatePaths(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  return [
    ...parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
}

/**
 * Returns the optional packages (mostly binaries for other systems) that a package names and the lock file lacks, or has
 * in a version that the package does not want.
 */
function findMissingOptionals(locked: Record<string, LockedPackage>): string[] {
  return Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const found = candidatePaths(path, name).find(candidate => candidate in locked)
        const version = found === undefined ? undefined : locked[found]?.version
        return version === undefined || !semver.satisfies(version, wanted)
      })
      .map(([name, wanted]) => `${path} lacks ${name} ${wanted}`),
  )
}

/** Returns the packages of every system that do not want to run on this Node: npm warns of each. */
const findUnfitPackages = (locked: Record<string, LockedPackage>, node: string): string[] =>
  Object.entries(locked)
    .filter(([, { optional, engines }]) => !optional && !semver.satisfies(node, engines?.node ?? '*'))
    .map(([path, { engines }]) => `${path} wants Node ${engines?.node}`)

const lowestNode = semver.minVersion(packages['']?.engines?.node ?? '')?.version ?? ''

describe('package-lock.json', () => {
  it('contains the binaries of every system, so that npm ci works on Linux, macOS and Windows', () => {
    expect(findMissingOptionals(packages)).toEqual([])
  })

  it.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'])(
    'is incomplete when the binaries for %s are removed',
    system => {
      const without = Object.fromEntries(Object.entries(packages).filter(([path]) => !path.includes(system)))
      expect(findMissingOptionals(without)).not.toEqual([])
    },
  )

  it('is incomplete when a binary is of another version', () => {
    const [path, binary] =
      Object.entries(packages).find(([name]) => /^node_modules\/@esbuild\/linux-x64$/.test(name)) ?? []
    const other = { ...packages, [path ?? '']: { ...binary, version: '0.0.1' } }
    expect(findMissingOptionals(other)).toEqual([expect.stringContaining('@esbuild/linux-x64')])
  })

  it('contains only packages that run on the lowest Node of package.json, so that npm warns of none', () => {
    expect(lowestNode).toMatch(/^\d+\.\d+\.\d+$/)
    expect(findUnfitPackages(packages, lowestNode)).toEqual([])
    expect(findUnfitPackages(packages, '18.0.0')).toContainEqual(expect.stringMatching(/^node_modules/))
  })

  it('contains no address of a registry', () => {
    expect(readFileSync(lockPath, 'utf8')).not.toContain('"resolved"')
  })
})
