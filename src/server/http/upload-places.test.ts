import { describe, expect, it } from 'vitest'
import { createUploadPlaces } from './upload-places.ts'

const never = () => new Promise<void>(() => undefined)
const refused = { code: 'too_many_requests', retryAfter: 10 }

describe('a file to be received', () => {
  it('has no place beside two others of the same person, and nothing of it is read', async () => {
    const places = createUploadPlaces()
    for (let file = 0; file < 2; file++) void places.run('ana', never)
    let read = false
    const third = places.run('ana', async () => {
      read = true
    })
    await expect(third).rejects.toMatchObject(refused)
    expect(read).toBe(false)
    expect(await places.run('bia', async () => 'read')).toBe('read')
  })

  it('has no place beside ten others', async () => {
    const places = createUploadPlaces()
    for (let file = 0; file < 10; file++) void places.run(`${file}`, never)
    await expect(places.run('ana', async () => 'read')).rejects.toMatchObject(refused)
  })

  it('leaves its place when it was received, and when that failed', async () => {
    const places = createUploadPlaces({ perPerson: 1, total: 1 })
    expect(await places.run('ana', async () => 'read')).toBe('read')
    await expect(places.run('ana', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await places.run('ana', async () => 'again')).toBe('again')
  })
})
