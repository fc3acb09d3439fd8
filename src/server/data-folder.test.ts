import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChildProgram, startChild } from '#test/support/child.ts'
import { type DataFolderClaim, claimFolder } from './data-folder.ts'

let root: string
let count = 0
const children: ChildProgram[] = []
/** The folders are removed at the end while this process still holds them. */
const lost = () => undefined
const nextFolder = () => join(root, String(++count))

async function claimed(folder: string): Promise<DataFolderClaim> {
  const claim = await claimFolder(folder, { lost })
  if ('heldBy' in claim) throw new Error(`Held by ${claim.heldBy.pid}`)
  return claim
}

async function child(): Promise<ChildProgram> {
  const started = await startChild('claiming-child.ts')
  children.push(started)
  await started.hear()
  return started
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-folder-'))
})
afterAll(async () => {
  await Promise.all(children.map(child => child.kill()))
  await rm(root, { recursive: true })
})

describe('the claim on the data folder', () => {
  it('belongs to one process at a time, until it is released', async () => {
    const folder = nextFolder()
    const claim = await claimed(folder)
    expect(await claimFolder(folder, { lost })).toEqual({ heldBy: { pid: process.pid } })
    await claim.release()
    await (await claimed(folder)).release()
  })

  it('shows the server’s address only to processes of the same user', async () => {
    const folder = nextFolder()
    const claim = await claimed(folder)
    await claim.announce({ url: 'http://127.0.0.1:3000', token: 'secret' })
    const heldBy = { pid: process.pid, url: 'http://127.0.0.1:3000', token: 'secret' }
    expect(await claimFolder(folder, { lost })).toEqual({ heldBy })
    const [lock] = await readdir(folder)
    expect((await stat(join(folder, lock ?? ''))).mode & 0o777).toBe(0o600)
    await claim.release()
    expect(await readFile(join(folder, lock ?? ''), 'utf8')).not.toContain('secret')
  })

  it('passes to another process at once when the holder is killed', async () => {
    const folder = nextFolder()
    const holder = await child()
    holder.writeLine(folder)
    expect(await holder.hear()).toBe('mine')
    expect(await claimFolder(folder, { lost })).toMatchObject({ heldBy: { pid: holder.pid } })
    await holder.kill()
    await (await claimed(folder)).release()
    expect(await readdir(folder)).toEqual(['lock.2'])
  })

  it('is not held by another process that has the number of a dead one', async () => {
    const folder = nextFolder()
    await (await claimed(folder)).release()
    const lock = { pid: process.pid, host: hostname(), started: 'long ago' }
    await writeFile(join(folder, 'lock.1'), JSON.stringify(lock))
    await claimed(folder)
  })

  it.each(['', '{"pid":', 'null', '{"pid":"1"}', '[]'])(
    'is not held by a lock truncated in a crash: %j',
    async text => {
      const folder = nextFolder()
      await (await claimed(folder)).release()
      await writeFile(join(folder, 'lock.1'), text)
      await claimed(folder)
    },
  )

  it('is held from another machine as long as that machine renews it', async () => {
    const folder = nextFolder()
    await (await claimed(folder)).release()
    const path = join(folder, 'lock.1')
    await writeFile(path, JSON.stringify({ pid: 1, host: 'elsewhere', started: null }))
    const renewed = new Date('2026-11-21T12:00:00Z')
    await utimes(path, renewed, renewed)
    expect(await claimFolder(folder, { lost, now: () => renewed.getTime() + 19_000 })).toEqual({
      heldBy: { pid: 1 },
    })
    expect(await claimFolder(folder, { lost, now: () => renewed.getTime() + 20_000 })).not.toHaveProperty(
      'heldBy',
    )
  })

  it('leaves other files unchanged and removes what killed processes left while starting', async () => {
    const folder = nextFolder()
    await (await claimed(folder)).release()
    for (const name of ['lock.1.0123456789ab', 'lock.txt', 'other']) await writeFile(join(folder, name), '')
    await claimed(folder)
    expect((await readdir(folder)).sort()).toEqual(['lock.2', 'lock.txt', 'other'])
  })

  it('goes to exactly one of several processes that start at once, with and without a dead lock', async () => {
    const starters = await Promise.all([child(), child(), child()])
    for (let round = 0; round < 60; round++) {
      const folder = nextFolder()
      if (round % 2 === 1) {
        await (await claimed(folder)).release()
        const dead = { pid: 2 ** 22, host: hostname(), started: null }
        await writeFile(join(folder, 'lock.1'), JSON.stringify(dead))
      }
      for (const starter of starters) starter.writeLine(folder)
      const answers = await Promise.all(starters.map(starter => starter.hear()))
      const winner = starters[answers.indexOf('mine')]
      expect(answers.toSorted()).toEqual([String(winner?.pid), String(winner?.pid), 'mine'].toSorted())
    }
  })

  it.each([
    ['removed', (path: string) => rm(path)],
    ['cut off', (path: string) => writeFile(path, '')],
    ['replaced by another process’s', (path: string) => writeFile(path, JSON.stringify(lockOf('another')))],
    [
      'replaced by one of the same process',
      (path: string) => writeFile(path, JSON.stringify(lockOf('mine'))),
    ],
  ])('ends its process when the lock was %s', async (_, harm) => {
    const folder = nextFolder()
    const holder = await child()
    holder.writeLine(folder)
    expect(await holder.hear()).toBe('mine')
    await harm(join(folder, 'lock.1'))
    await expect(holder.hear()).rejects.toThrow('ended without a word')
  })

  it('leaves the lock of the process that now holds the folder unchanged', async () => {
    const folder = nextFolder()
    const claim = await claimed(folder)
    const path = join(folder, 'lock.1')
    await writeFile(path, JSON.stringify(lockOf('another')))
    await claim.announce({ url: 'http://127.0.0.1:3000', token: 'secret' })
    await claim.release()
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(lockOf('another'))
  })
})

const lockOf = (id: string) => ({ id, pid: process.pid, host: hostname(), started: null })
