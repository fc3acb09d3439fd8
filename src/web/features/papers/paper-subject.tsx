import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { isDirectSale } from '#domain/edital/checklist-words.ts'
import { type FoundProperty, useProperty } from '../../data/catalogue/use-property.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { useNow } from '../../framework/use-now.ts'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { listingName } from '../listing/listing-words.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'

/** Says where the paper is, for who has not got it. */
function whereToFind(paper: PaperKind, property: PropertyDetail, isInvented: boolean): string {
  if (paper === 'title-record')
    return isInvented
      ? 'Imóvel de demonstração: não há matrícula dele. Cole o texto de outra ou envie o PDF para ver como fica.'
      : property.registrationUrl === null
        ? 'A Caixa não publicou a matrícula deste imóvel: peça a certidão ao cartório de registro, ou pela internet.'
        : 'A matrícula está na Caixa, não aqui. Baixe o PDF e traga para cá.'
  if (isInvented)
    return 'Imóvel de demonstração: não há edital dele. Cole o texto de outro ou envie o PDF para ver como fica.'
  if (isDirectSale(property))
    return 'Esta venda não tem edital próprio: valem as Regras da Venda Online, na página da Caixa. Copie o texto ou baixe o PDF e traga para cá.'
  return 'O edital está na Caixa, não aqui. Copie o texto ou baixe o PDF e traga para cá.'
}

const words = (found: FoundProperty, id: string): string => {
  if (found.state === 'here') return listingName(found.property)
  if (found.state === 'missing') return `Imóvel ${id}, que nenhuma lista lida traz`
  return `Imóvel ${id}`
}

/** The property whose paper is read: what it is, where the paper is found, and the way back to it. */
export function PaperSubject({ id, paper }: { id: string; paper: PaperKind }) {
  const found = useProperty(id)
  const isInvented = useCatalogueSize() === 'demo'
  const now = useNow()
  const property = found.state === 'here' ? found.property : null
  const fileUrl = paper === 'edital' ? property?.editalUrl : property?.registrationUrl
  return (
    <section aria-label="Imóvel" aria-busy={found.state === 'loading'} className="papers-subject">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-pretty">{words(found, id)}</p>
          {!isInvented && found.state === 'loading' && <div className="mt-0.5 h-5" />}
          {property !== null && (
            <SeenStamp
              property={property}
              demonstration={isInvented}
              now={now}
              className="mt-0.5 min-h-5 text-sm"
            />
          )}
        </div>
        <DemonstrationMark />
        {found.state !== 'missing' && (
          <Link to={writePropertyPath(id)} search={{}} className={buttonClass('outline')}>
            Ver o imóvel
          </Link>
        )}
        {found.state === 'missing' && (
          <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        )}
      </div>
      <p className="mt-1 min-h-10 max-w-prose text-sm text-pretty text-ink-2">
        {property !== null && whereToFind(paper, property, isInvented)}
      </p>
      {property !== null && !isInvented && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {fileUrl && (
            <OutsideLink href={fileUrl}>
              {paper === 'edital' ? 'Abrir o edital' : 'Baixar matrícula'}
            </OutsideLink>
          )}
          <OutsideLink href={property.url}>Página na Caixa</OutsideLink>
        </div>
      )}
    </section>
  )
}
