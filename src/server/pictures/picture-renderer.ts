import { createHash } from 'node:crypto'
import { pictureTurn } from '#contract/picture-calls.ts'
import { loadSharp } from '../photos/load-sharp.ts'
import { runInTurn } from '../queue/request-context.ts'
import { createSharedWork } from '../queue/shared-work.ts'

const seconds = 10
const kibibyte = 1024

/** Renders an SVG of ours as PNG, with few colours: these pictures have no more. */
async function renderSvg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 192, effort: 4, compressionLevel: 9 })
    .timeout({ seconds })
    .toBuffer()
  return new Uint8Array(png)
}

/** A picture that is asked for; its tag is that of its content, whatever has been rendered. */
export interface LinkPicture {
  tag: string
  render(): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Renders pictures, each when it is its turn, and keeps the last ones in memory.
 * @param most bytes kept
 */
export function createPictureRenderer(most = 16 * kibibyte * kibibyte) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const share = createSharedWork()
  let size = 0

  function store(tag: string, bytes: Uint8Array<ArrayBuffer>): void {
    kept.set(tag, bytes)
    size += bytes.length
    for (const [oldest, { length }] of kept) {
      if (size <= most) return
      kept.delete(oldest)
      size -= length
    }
  }

  function findKept(tag: string): Uint8Array<ArrayBuffer> | null {
    const bytes = kept.get(tag)
    if (bytes === undefined) return null
    // Moves the picture to the end: the one that was not used for longest is dropped first.
    kept.delete(tag)
    kept.set(tag, bytes)
    return bytes
  }

  async function renderAndKeep(tag: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await renderSvg(svg)
    store(tag, bytes)
    return bytes
  }

  return (svg: string): LinkPicture => {
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    return {
      tag,
      async render() {
        const known = findKept(tag)
        if (known !== null) return known
        // Another request may have had it rendered while this one waited.
        return runInTurn(pictureTurn, async () => findKept(tag) ?? share(tag, () => renderAndKeep(tag, svg)))
      },
    }
  }
}
