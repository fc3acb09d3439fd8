import { gunzipSync } from 'node:zlib'
import { fromLatin1 } from '#domain/fold-text.ts'

/** In bytes. A list of the whole country has 11 MB; a compressed file that expands beyond this is not a list. */
const maxDecodedBytes = 200 * 1024 * 1024

function decompress(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxDecodedBytes })
  } catch {
    return bytes
  }
}

/**
 * Decodes a list file: decompresses it when it is gzipped, then decodes by its byte order mark, as UTF-8 when it is
 * valid, otherwise as Windows-1252, a superset of the bank's Latin-1. Never throws: a broken archive yields the
 * characters of its bytes, which `readList` refuses with a reason.
 */
export function decodeList(file: Uint8Array): string {
  const bytes = decompress(file)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not with TextDecoder, because Node 20 reads 'windows-1252' as Latin-1.
    return fromLatin1(Buffer.from(bytes).toString('latin1'))
  }
}
