import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { assumedSheet } from '#contract/cost-sheet.ts'
import type { CostSheet as SavedSheet } from '#contract/calculators.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Parameters } from '#domain/search/criteria.ts'
import { useFavorites } from '../../favorites/favorites.ts'
import { useProperty } from '../../property/detail/use-property.ts'
import { saysSheet } from './address.ts'
import { type CostForm, example, formOf } from './form.ts'
import { StripSkeleton, StripTrouble } from './property-strip.tsx'
import { CostSheet } from './sheet.tsx'
import { SheetSkeleton } from './skeleton.tsx'

/** What a listing begins with; without an appraisal nobody knows for how much it would sell. */
function assumedForm(property: PropertyDetail): CostForm {
  const sheet = assumedSheet(property)
  if (sheet !== null) return formOf(sheet, property.area)
  const byPrice = assumedSheet({ ...property, evaluationValue: property.price })
  return byPrice === null
    ? { ...example, bid: property.price }
    : { ...formOf(byPrice, property.area), saleValue: 0 }
}

/** A property's sheet: the saved one where there is one and the address says nothing, else our assumptions. */
function Started({ property, saved }: { property: PropertyDetail; saved: SavedSheet | null }) {
  const navigate = useNavigate()
  const [start, setStart] = useState({ saved, round: 0 })
  const [assumed] = useState(() => assumedForm(property))
  return (
    <CostSheet
      key={start.round}
      base={start.saved === null ? assumed : formOf(start.saved, property.area)}
      assumed={assumed}
      property={property}
      id={property.id}
      saved={start.saved !== null}
      restart={() =>
        // The address must not bring back what is given up.
        void navigate({
          to: '.',
          search: { imovel: property.id } as never,
          replace: true,
          resetScroll: false,
        }).then(() => setStart({ saved: null, round: start.round + 1 }))
      }
    />
  )
}

const nothing = () => undefined

const WithoutProperty = ({ id }: { id: string | null }) => (
  <CostSheet base={example} assumed={null} property={null} id={id} saved={false} restart={nothing} />
)

/** The sheet of one listing, once it and what is saved of it are here. */
export function PropertySheet({ id }: { id: string }) {
  const found = useProperty(id)
  const { favorites, status } = useFavorites()
  const said = saysSheet(useSearch({ strict: false }) as Parameters)
  const [asSaid] = useState(said)
  switch (found.state) {
    case 'loading':
      break
    case 'missing':
      return (
        <>
          <StripTrouble title="Imóvel não encontrado">
            Nenhuma lista da Caixa que lemos traz o número {id}. A planilha funciona sem ele: preencha os
            valores, ou procure o imóvel na busca.
          </StripTrouble>
          <WithoutProperty id={null} />
        </>
      )
    case 'away':
      return (
        <>
          <StripTrouble title="Sem conexão com o servidor" retry={found.retry}>
            Não foi possível carregar o imóvel agora. A planilha funciona sem ele.
          </StripTrouble>
          <WithoutProperty id={id} />
        </>
      )
    case 'refused':
      return (
        <>
          <StripTrouble title="O imóvel não abriu" retry={found.retry}>
            {found.message}
          </StripTrouble>
          <WithoutProperty id={id} />
        </>
      )
    case 'here':
      if (!asSaid && status === 'loading') break
      return (
        <Started
          key={found.property.id}
          property={found.property}
          saved={
            asSaid
              ? null
              : (favorites.find(({ property_id }) => property_id === found.property.id)?.sheet ?? null)
          }
        />
      )
  }
  return (
    <>
      <StripSkeleton />
      <SheetSkeleton />
    </>
  )
}

export const PlainSheet = () => <WithoutProperty id={null} />
