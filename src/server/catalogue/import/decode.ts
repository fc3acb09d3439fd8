import { gunzipSync } from 'node:zlib'
import { fromLatin1 } from '#domain/text.ts'

/** A list of the whole country has 11 MB; a compressed file that opens to more than this is no list. */
const largest = 200 * 1024 * 1024

function opened(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: largest })
  } catch {
    return bytes
  }
}

/**
 * The text of a list file: opened when it is gzipped, by its byte order mark, as UTF-8 when it is valid, else
 * as Windows-1252, of which the bank's Latin-1 is a part. Total: a broken archive comes back as the characters
 * of its bytes, which `readList` refuses by name.
 */
export function decode(file: Uint8Array): string {
  const bytes = opened(file)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not by TextDecoder: Node 20 reads 'windows-1252' as Latin-1.
    return fromLatin1(Buffer.from(bytes).toString('latin1'))
  }
}
