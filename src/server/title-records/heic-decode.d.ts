declare module 'heic-decode' {
  /** Decodes the first picture of a HEIC file into RGBA. @throws Error for other files */
  export default function decode(given: {
    buffer: Uint8Array
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>
}
