import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openPhotoFolder } from './photo-folder.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** Makes a WebP of this size, valid as far as the folder checks. */
function webp(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(size - 8, 4)
  return bytes
}

async function set() {
  const path = await mkdtemp(join(tmpdir(), 'arremate-photos-'))
  folders.push(path)
  const state = { time: Date.UTC(2026, 10, 21) }
  const later = (hours: number) => {
    state.time += hours * 3_600_000
  }
  const folder = openPhotoFolder(path, () => new Date(state.time))
  const names = async () =>
    (await readdir(path, { recursive: true })).filter(name => name.includes('.')).sort()
  return { path, folder, later, names }
}

it('returns what was written, whole, and nothing else', async () => {
  const { folder, names } = await set()
  expect(await folder.read('8444405322578.1.640')).toBeNull()
  await folder.write('8444405322578.1.640', webp(500))
  expect(await folder.read('8444405322578.1.640')).toEqual(webp(500))
  expect(await folder.read('8444405322578.2.640')).toBeNull()
  expect(await names()).toEqual([join('78', '8444405322578.1.640.webp')])
})

it('accepts a short number, too', async () => {
  const { folder, names } = await set()
  await folder.write('7.1.640', webp(50))
  expect(await names()).toEqual([join('07', '7.1.640.webp')])
})

it('ignores a file that a power failure left half written', async () => {
  const { path, folder, names } = await set()
  await folder.write('10.1.640', webp(500))
  await writeFile(join(path, '10', '10.1.640.webp'), webp(500).subarray(0, 300))
  expect(await folder.read('10.1.640')).toBeNull()
  expect(await names()).toEqual([])
})

it('deletes first what was not read for the longest time', async () => {
  const { folder, later, names } = await set()
  for (const id of [1, 2, 3, 4]) {
    await folder.write(`${id}.1.640`, webp(1_000))
    later(2)
  }
  await folder.read('1.1.640')
  later(2)
  await folder.trim(3_000)
  expect((await names()).map(name => name.slice(3, 4))).toEqual(['1', '4'])
  await folder.trim(2_000)
  expect(await names()).toHaveLength(2)
})

it('counts files written after its first scan', async () => {
  const { folder, later, names } = await set()
  await folder.trim(2_000)
  for (const id of [1, 2, 3]) {
    await folder.write(`${id}.1.640`, webp(1_000))
    later(1)
  }
  await folder.trim(2_000)
  expect((await names()).map(name => name.slice(3, 4))).toEqual(['3'])
})

it('removes what a killed process was writing, but not what is being written', async () => {
  const { path, folder, later, names } = await set()
  await folder.write('11.1.640', webp(1_000))
  await writeFile(join(path, '11', '11.2.640.webp.x.part'), 'half')
  await folder.trim(5_000)
  expect(await names()).toHaveLength(2)
  // Files made by hand have the machine's time.
  later((Date.now() - Date.UTC(2026, 10, 21)) / 3_600_000 + 2)
  await openPhotoFolder(path, () => new Date(Date.now() + 7_200_000)).trim(5_000)
  expect(await names()).toEqual([join('11', '11.1.640.webp')])
})
