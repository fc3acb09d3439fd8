import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { halvePicture, turnPicture } from './page-pictures.ts'

interface RecognizedText {
  lines: { text: string; confidence: number }[]
  /** Mean of the page, 0 to 1. */
  confidence: number
}

export interface PageRecognizer {
  recognize(picture: Buffer): Promise<RecognizedText>
  end(): Promise<void>
}

/** A page recognized with less than this lies on its side or upside down. */
const uprightConfidence = 0.6

/** Starts the recognition of Portuguese letters (Tesseract's best integer model), with nothing fetched or cached. */
export async function createPageRecognizer(): Promise<PageRecognizer> {
  const data = join(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
    '4.0.0_best_int',
  )
  const worker = await createWorker('por', OEM.LSTM_ONLY, { langPath: data, cacheMethod: 'none', gzip: true })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' })
  async function read(picture: Buffer): Promise<RecognizedText> {
    const { data: found } = await worker.recognize(
      picture,
      { rotateAuto: true },
      { text: true, blocks: true },
    )
    const lines = (found.blocks ?? []).flatMap(block =>
      block.paragraphs.flatMap(paragraph =>
        paragraph.lines.map(line => ({ text: line.text.trimEnd(), confidence: line.confidence / 100 })),
      ),
    )
    return { lines, confidence: found.confidence / 100 }
  }
  return {
    async recognize(picture) {
      const upright = await read(picture)
      if (upright.confidence >= uprightConfidence) return upright
      const small = await halvePicture(picture)
      let best = { degrees: 0, confidence: (await read(small)).confidence }
      for (const degrees of [90, 270, 180]) {
        const { confidence } = await read(await turnPicture(small, degrees))
        if (confidence > best.confidence + 0.1) best = { degrees, confidence }
      }
      if (best.degrees === 0) return upright
      const turned = await read(await turnPicture(picture, best.degrees))
      return turned.confidence > upright.confidence ? turned : upright
    },
    end: async () => void (await worker.terminate()),
  }
}
