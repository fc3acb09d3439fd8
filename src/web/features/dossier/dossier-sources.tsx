import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import type { LeftOutPaper } from '#domain/dossier/title-record-fit.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import type { PaperReading, PapersOfProperty } from '../../data/papers/papers-of-property.ts'
import { Link } from '../../framework/link.tsx'
import { writePapersQuery } from '../papers/frame/papers-address.ts'
import { sourceNames } from './dossier-words.ts'

/** What was read, with a link to the whole reading. */
const ReadSource = ({
  paper,
  property,
  reading: { id, name, readAt },
}: {
  paper: PaperKind
  property: PropertyDetail
  reading: PaperReading<KeptPaper['reading']>
}) => (
  <>
    <Link
      to={pagePaths.papers}
      search={writePapersQuery({ paper, propertyId: property.id, readingId: id })}
      className="dossier-open"
    >
      {name}
    </Link>
    , {paper === 'edital' ? 'lido' : 'lida'} em {formatBrasiliaDay(readAt)}
  </>
)

/** Says of each source from when it is, or that it has not been read. */
export function DossierSources({
  property,
  papers: { titleRecord, edital },
  leftOut,
  loading,
  isDemonstration,
}: {
  property: PropertyDetail
  papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'>
  /** The newer matrículas that are not used, and why. */
  leftOut: readonly LeftOutPaper<PaperReading<TitleRecordAnswer>>[]
  loading: boolean
  isDemonstration: boolean
}) {
  const { bankPage, listDate } = property
  const list = `${isDemonstration ? 'Lista de demonstração' : 'Lista da Caixa'} de ${formatShortDate(listDate)}`
  const waiting = loading ? 'Carregando…' : null
  return (
    <dl className="dossier-cells dossier-sources">
      <div>
        <dt>{sourceNames.page}</dt>
        <dd>
          {bankPage !== null
            ? `Página da Caixa de ${formatBrasiliaDay(bankPage.readAt)}`
            : isDemonstration
              ? list
              : `${list}; página não lida`}
        </dd>
      </div>
      <div>
        <dt>{sourceNames.edital}</dt>
        <dd className="wrap-anywhere">
          {edital === null ? (
            (waiting ?? 'Não lido')
          ) : (
            <ReadSource paper="edital" property={property} reading={edital} />
          )}
        </dd>
      </div>
      <div>
        <dt>{sourceNames.titleRecord}</dt>
        <dd className="wrap-anywhere">
          {titleRecord === null ? (
            (waiting ?? 'Não lida')
          ) : (
            <ReadSource paper="title-record" property={property} reading={titleRecord} />
          )}
          {leftOut.map(({ paper, reason }) => (
            <p key={paper.id} className="dossier-left-out">
              <strong>Mais nova, mas não usada:</strong>{' '}
              <ReadSource paper="title-record" property={property} reading={paper} />. Ela {reason}.
            </p>
          ))}
        </dd>
      </div>
    </dl>
  )
}
