import { LRUCache } from 'lru-cache'
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
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: most,
    sizeCalculation: ({ length }) => length,
  })
  const share = createSharedWork()

  async function renderAndKeep(tag: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await renderSvg(svg)
    kept.set(tag, bytes)
    return bytes
  }

  return (svg: string): LinkPicture => {
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    return {
      tag,
      async render() {
        const known = kept.get(tag)
        if (known !== undefined) return known
        // Another request may have had it rendered while this one waited.
        return runInTurn(pictureTurn, async () => kept.get(tag) ?? share(tag, () => renderAndKeep(tag, svg)))
      },
    }
  }
}
