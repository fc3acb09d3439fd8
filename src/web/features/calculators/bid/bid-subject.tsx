import { Link } from '@tanstack/react-router'
import { propertyPage } from '#contract/pages.ts'
import { DemonstrationMark } from '../../property/demonstration-mark.tsx'
import type { Found } from '../../property/detail/use-property.ts'
import { cityOf, titleOf } from '../../property/detail/words.ts'

/** Whose bid it is, or why the fields are empty all the same. */
export function BidSubject({ id, found }: { id: string; found: Found }) {
  switch (found.state) {
    case 'loading':
      return <span className="skeleton my-1 inline-block h-3.5 w-64 max-w-full" aria-hidden="true" />
    case 'missing':
      return `Nenhuma lista da Caixa traz o imóvel ${id}: preencha os valores.`
    case 'away':
    case 'refused':
      return (
        <>
          O imóvel {id} não pôde ser carregado agora: preencha os valores ou{' '}
          <button
            type="button"
            className="target text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
            onClick={() => void found.retry()}
          >
            tente de novo
          </button>
          .
        </>
      )
    case 'here':
      return (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={propertyPage}
            params={{ id: found.property.id }}
            className="target text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {titleOf(found.property)}, {cityOf(found.property)}
          </Link>
          <DemonstrationMark />
          {found.property.gone && <span className="text-risk">Saiu da lista da Caixa</span>}
        </span>
      )
  }
}
