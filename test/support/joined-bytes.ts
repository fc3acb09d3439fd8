/** Characters of Latin-1 as bytes. */
export const latinBytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'latin1'))

/** Bytes, and characters of Latin-1 as bytes, in one piece. */
export const joinBytes = (...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map(part => (typeof part === 'string' ? latinBytes(part) : part))))
