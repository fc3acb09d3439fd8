import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal.ts'
import { readUploadForm } from './upload-form.ts'

const boundary = 'x'.repeat(20)
const part = (name: string, content: string, headers = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n${headers}\r\n${content}\r\n`
const form = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`

async function read(body: string, contentType = `multipart/form-data; boundary=${boundary}`) {
  const app = new Hono()
  app.post('/', async c => {
    try {
      const given = await readUploadForm(c)
      return c.json([...given.keys()])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return c.json([error.code, error.message], 400)
    }
  })
  const answer = await app.request('/', { method: 'POST', body, headers: { 'content-type': contentType } })
  return answer.json()
}

describe('an uploaded form', () => {
  it.each([
    ['a file', form(part('file', 'a'))],
    [
      'a boundary in quotes',
      form(part('file', 'a')),
      `multipart/form-data; charset=x; boundary="${boundary}"`,
    ],
    ['a long name', form(part('file', 'a', `X-A: ${'a'.repeat(10_000)}\r\n`))],
  ])('is read with %s', async (_, body, contentType?: string) => {
    expect(await read(body, contentType)).toEqual(['file'])
  })

  it.each([
    ['no boundary', form(part('file', 'a')), 'multipart/form-data'],
    ['a long boundary', form(part('file', 'a')), `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['no form', 'nada'],
  ])('is refused with %s', async (_, body, contentType?: string) => {
    expect(await read(body, contentType)).toEqual(['bad_request', expect.stringContaining('formulário')])
  })

  it.each([
    ['200,000 parts', form(part('a', '').repeat(200_000))],
    ['one part too many', form(part('a', '').repeat(11))],
    ['headers without an end', form(part('a', '', `X-A: ${'a'.repeat(20_000)}\r\n`))],
  ])('is refused before its parts are read with %s', async (_, body) => {
    expect(await read(body)).toEqual(['bad_request', expect.stringContaining('partes demais')])
  })
})
