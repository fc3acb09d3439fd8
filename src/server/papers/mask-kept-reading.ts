import { setImmediate as turn } from 'node:timers/promises'
import type { PaperToKeep } from '#contract/kept-paper-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { createPersonalDataMask } from '#domain/title-records/mask-personal-data.ts'
import type { z } from 'zod'

type Paper = z.output<typeof PaperToKeep>

/** Characters that are masked at once, in some 20 ms; other requests get their turn in between. */
const pieceLength = 20_000

/**
 * Masks the people in a matrícula that an account keeps, whatever a browser sends. What the explainer answered is masked already
 * and stays; lengths stay, so that ranges do. An edital names who sells, and stays.
 */
export async function maskKeptReading(paper: Paper): Promise<Paper> {
  if (paper.paper === 'edital') return paper
  return { ...paper, reading: await maskTitleRecord(paper.reading) }
}

async function maskTitleRecord(reading: TitleRecordAnswer): Promise<TitleRecordAnswer> {
  const { property, text } = reading
  return {
    ...reading,
    owners: await maskEach(reading.owners, async owner => ({ ...owner, who: await maskText(owner.who) })),
    burdens: await maskEach(reading.burdens, async burden => ({
      ...burden,
      reason: burden.reason && (await maskText(burden.reason)),
      excerpt: await maskText(burden.excerpt),
    })),
    property: { ...property, address: property.address && (await maskText(property.address)) },
    warnings: await maskEach(reading.warnings, maskText),
    missing: await maskEach(reading.missing, maskText),
    text: text && (await maskText(text)),
  }
}

async function maskEach<T>(items: readonly T[], mask: (item: T) => Promise<T>): Promise<T[]> {
  const masked: T[] = []
  for (const item of items) masked.push(await mask(item))
  return masked
}

async function maskText(text: string): Promise<string> {
  let masked = ''
  for (let from = 0; from < text.length; ) {
    const line = text.lastIndexOf('\n', from + pieceLength)
    const end = line > from ? line + 1 : from + pieceLength
    const piece = text.slice(from, end)
    if (masked !== '' || end < text.length) await turn()
    masked += createPersonalDataMask(piece).mask(piece)
    from = end
  }
  return masked
}
