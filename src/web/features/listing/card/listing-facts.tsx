import { BedDouble, CarFront, Maximize } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { formatArea } from '../../../ui/format-text.ts'

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 whitespace-nowrap">
    {icon}
    {children}
    {name && <span className="sr-only"> {name}</span>}
  </li>
)

const icon = 'size-4 shrink-0 text-ink-3'

/** Rooms, garage and area, as far as the list gives them. */
export function ListingFacts({ property: { rooms, garage, area: size } }: { property: Property }) {
  if (rooms === null && garage === null && size === null)
    return <p className="text-xs text-ink-3">Medidas não informadas</p>
  return (
    <ul className="flex shrink-0 items-center gap-3.5 text-xs text-ink-2">
      {rooms !== null && (
        <Fact icon={<BedDouble className={icon} />} name={rooms === 1 ? 'quarto' : 'quartos'}>
          {rooms}
        </Fact>
      )}
      {garage !== null && (
        <Fact icon={<CarFront className={icon} />} name={garage === 1 ? 'vaga' : 'vagas'}>
          {garage}
        </Fact>
      )}
      {size !== null && (
        <Fact icon={<Maximize className={icon} />} name="">
          {formatArea(size)}
        </Fact>
      )}
    </ul>
  )
}
