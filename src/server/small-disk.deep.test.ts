import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonRequest } from '#test/support/accounts.ts'
import { type ChildProgram, startChild } from '#test/support/child.ts'

const mounts = canMount()
if (!mounts)
  process.stdout.write('No file system can be mounted here: full disks are tested by errors alone.\n')

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = join(tmpdir(), `arremate-mount-${process.pid}`)
  try {
    execFileSync('mkdir', ['-p', folder])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe.skipIf(!mounts)('a server on a small disk', () => {
  let root: string
  const mounted: string[] = []
  const children: ChildProgram[] = []
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'arremate-storage-'))
  })
  afterAll(async () => {
    await Promise.all(children.map(child => child.kill()))
    for (const folder of mounted) execFileSync('umount', ['-l', folder])
    await rm(root, { recursive: true })
  })

  async function diskOf(megabytes: number): Promise<string> {
    const folder = join(root, `disk${mounted.length}`)
    await mkdir(folder)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    mounted.push(folder)
    return folder
  }
  /** Returns what a server says when it is started there: its address, or why it does not start. */
  async function started(folder: string): Promise<{ server: ChildProgram; says: string }> {
    const server = await startChild('serving-child.ts', folder)
    children.push(server)
    return { server, says: await server.hear() }
  }

  it('that is too small says so in one line and ends', { timeout: 120_000 }, async () => {
    const { server, says } = await started(await diskOf(16))
    expect(says).toMatch(/^cannot start: Não há espaço no disco de /)
    await expect(server.hear()).rejects.toThrow('ended')
  })

  it('that can only be read says so in one line and ends', { timeout: 120_000 }, async () => {
    const folder = await diskOf(16)
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const { server, says } = await started(folder)
    expect(says).toMatch(/^cannot start: A pasta .* só de leitura/)
    await expect(server.hear()).rejects.toThrow('ended')
  })

  it('that fills up refuses writes with 503 and accepts them once there is free space', {
    timeout: 240_000,
  }, async () => {
    const folder = await diskOf(220)
    const { says: url } = await started(folder)
    expect(url).toMatch(/^http:/)
    const save = (n: number) =>
      fetch(`${url}/api/favorites`, {
        ...jsonRequest('POST', {
          user_id: `visitante-${String(n).padStart(10, '0')}`,
          property: { id: '9999400000017' },
        }),
      })
    expect((await save(1)).status).toBeLessThan(300)
    fill(join(folder, 'fill'))
    const statuses = new Set<number>()
    for (let n = 2; n < 400; n++) statuses.add((await save(n)).status)
    for (const status of statuses) expect(status < 300 || status === 503 || status === 429).toBe(true)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503)
    rmSync(join(folder, 'fill'))
    expect((await save(1)).status).toBeLessThan(300)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
  })
})

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, Buffer.alloc(4_096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
