import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readList } from '#domain/caixa/list-reader.ts'
import { decodeList } from './decode-list.ts'

const text = 'N° do imóvel: praça'
const utf8 = Buffer.from(text)
const latin1 = Buffer.from(text, 'latin1')

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
  ['Latin-1', latin1],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
  [
    'UTF-16, big end first',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
  ],
  ['gzip over Latin-1', gzipSync(latin1)],
])('decodes %s', (_, bytes) => {
  expect(decodeList(bytes)).toBe(text)
})

it('decodes the quotes and dashes of Windows', () => {
  expect(decodeList(Buffer.from([0x93, 0xe1, 0x94, 0x96]))).toBe('“á”–')
})

it('leaves a broken archive to be refused by `readList`', () => {
  expect(readList(decodeList(gzipSync(latin1).subarray(0, 14)))).toMatchObject({ code: 'broken_gzip' })
})
