import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { type TitleRecordPart, writeTitleRecordParts } from './title-record-parts.ts'

const listLines = (part: TitleRecordPart): readonly string[] =>
  part.is === 'lines'
    ? part.items
    : part.is === 'burdens'
      ? part.items.map(({ name, source, doubt, excerpt }) =>
          [`${name}: ${source}`, doubt, `“${excerpt}”`].filter(Boolean).join(' '),
        )
      : part.items.map(({ number, name, date, page }) =>
          [`${number}: ${name}`, date, `página ${String(page)}`].filter(Boolean).join(', '),
        )

/** Returns the whole reading as text for the clipboard. */
export function writeTitleRecord(reading: TitleRecordAnswer, name: string | null, today: string): string {
  const { answer, certificate, parts, notAdvice } = writeTitleRecordParts(reading, today)
  return [
    name === null ? 'Matrícula lida' : `Matrícula lida: ${name}`,
    answer,
    certificate,
    ...parts.map(part => [part.title, ...listLines(part).map(line => `- ${line}`)].join('\n')),
    notAdvice,
  ].join('\n\n')
}
