import { readFileSync } from 'node:fs'
import { readTitleRecord } from '#domain/title-records/read-title-record.ts'

/** How a burden stands: `unclear` where its author says that the text does not tell. */
type BlindState = 'in-force' | 'ended' | 'unclear'

/** A matrícula by an author who had not seen the code, who wrote first how each burden stands. Seen since then. */
export interface BlindTitleCase {
  id: string
  text: string
  burdens: { act: string; kind: string; state: BlindState }[]
}

const files = ['wordings-a', 'wordings-b', 'wordings-c', 'wordings-d', 'records-a', 'records-b', 'records-c']
const folder = new URL('./blind-cases/third-round/', import.meta.url)

/** Reads the seen cases of the third round's authors. */
export const readBlindTitleCases = (): BlindTitleCase[] =>
  files.flatMap(file =>
    readFileSync(new URL(`title-${file}.jsonl`, folder), 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const { id, text, burdens, truth } = JSON.parse(line) as BlindTitleCase & {
          truth?: Pick<BlindTitleCase, 'burdens'>
        }
        return { id, text, burdens: burdens ?? truth!.burdens }
      }),
  )

type ReadState = BlindState | 'not found'

/** How the reader reads the burdens of a case, in the order of its author. */
export function readBlindStates({ text, burdens }: BlindTitleCase): { act: string; state: ReadState }[] {
  const read = readTitleRecord(text).burdens
  return burdens.map(({ act, kind }) => {
    const same = read.filter(burden => burden.act === act.toUpperCase().replace(/-0+/, '-'))
    const found = same.find(burden => burden.kind === kind) ?? same[0]
    const state =
      found === undefined
        ? 'not found'
        : found.inForce === null
          ? 'unclear'
          : found.inForce
            ? 'in-force'
            : 'ended'
    return { act, state }
  })
}

export const blindReadingsFile = new URL('./blind-title-readings.jsonl', import.meta.url)

/** Each burden of a case as it was read when that was last judged, by the case's id. */
export const readBlindReadings = (): ReadonlyMap<string, string[]> =>
  new Map(
    readFileSync(blindReadingsFile, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as [string, string[]]),
  )

/** Each burden that is read, with the act that ends it or makes it doubtful and the words that do. */
export function describeBurdens({ text }: BlindTitleCase): string[] {
  return readTitleRecord(text).burdens.map(
    ({ act, actIndex, kind, inForce, cancelledBy, cancelledByIndex, doubt, doubtedBy, doubtWords }) =>
      [
        `${act} (${actIndex}) ${kind}`,
        inForce === true ? 'in force' : '',
        inForce === false ? `ended by ${cancelledBy ?? ''} (${cancelledByIndex ?? ''})` : '',
        doubt === null
          ? ''
          : `${doubt}: ${doubtedBy ?? ''} "${text.slice(doubtWords?.start, doubtWords?.end)}"`,
      ]
        .filter(words => words !== '')
        .join(' '),
  )
}
