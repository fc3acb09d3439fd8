import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  version: string
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

/** Returns the optional packages (mostly binaries for other systems) that a package names and the lock file lacks. */
function findMissingOptionals(locked: Record<string, LockedPackage>): string[] {
  return Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !candidatePaths(path, name).some(candidate => candidate in locked))
      .map(name => `${path} lacks ${name}`),
  )
}

describe('package-lock.json', () => {
  it('contains the binaries of every system, so that npm ci works on Linux, macOS and Windows', () => {
    expect(findMissingOptionals(packages)).toEqual([])
  })

  it('is incomplete when a binary is removed', () => {
    const without = Object.fromEntries(
      Object.entries(packages).filter(([path]) => !/darwin-arm64/.test(path)),
    )
    expect(findMissingOptionals(without)).not.toEqual([])
  })

  it('contains no address of a registry', () => {
    expect(readFileSync(lockPath, 'utf8')).not.toContain('"resolved"')
  })
})
