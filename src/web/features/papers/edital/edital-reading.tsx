import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { usePropertyLine } from '../frame/use-property-line.ts'
import { ReadingHead } from '../frame/reading-head.tsx'
import { describeRisk, editalTitle, writeEditalAnswer } from './clause-words.ts'
import { EditalResult } from './edital-result.tsx'
import { PrintedEdital } from './printed-edital.tsx'

type KeptEdital = Extract<KeptPaper, { paper: 'edital' }>

const describeSource = ({ name, readAt, reading: { pages, characters } }: KeptEdital): string =>
  [
    name,
    pages !== null && (pages === 1 ? '1 página' : `${integerFormat(pages)} páginas`),
    `${integerFormat(characters)} ${characters === 1 ? 'caractere lido' : 'caracteres lidos'}`,
    `em ${formatBrasiliaDay(readAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** An edital explained: the clauses by risk, each with its sentence, to be read, copied, kept and printed. */
export function EditalReading({ paper }: { paper: KeptEdital }) {
  const { reading, propertyId } = paper
  const property = usePropertyLine(propertyId)
  const source = describeSource(paper)
  return (
    <article className="reading reading-narrow">
      <ReadingHead
        paper={paper}
        answer={editalTitle(reading)}
        source={source}
        words={() => writeEditalAnswer(reading, property)}
      >
        {property !== null && <p className="mt-1 text-ink-2">{property}</p>}
        <p className="mt-1 text-ink-2">{describeRisk(reading.clauses)}</p>
      </ReadingHead>
      <EditalResult answer={reading} />
      <PrintedEdital answer={reading} name={property} source={source} />
    </article>
  )
}
