import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import type { PaperReading, PapersOfProperty } from '../../data/papers/papers-of-property.ts'
import { Link } from '../../ui/navigation/link.tsx'
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
  papers: { titleRecord, edital, loading },
  isDemonstration,
}: {
  property: PropertyDetail
  papers: PapersOfProperty
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
        </dd>
      </div>
    </dl>
  )
}
