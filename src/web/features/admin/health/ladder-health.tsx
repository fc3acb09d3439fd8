import { formatPercent, integerFormat } from '#domain/format-figures.ts'
import type { HealthFigures } from '#contract/admin-schemas.ts'
import { AdminBadge, AdminCard } from '../admin-parts.tsx'

type Evidence = HealthFigures['ladder']['all']

/** @param whole whether the row is of the whole country; that of a state with too few listings says that it is judged so */
const LadderRow = ({
  name,
  evidence: { share, listings, scope, holds },
  whole = false,
}: {
  name: string
  evidence: Evidence
  whole?: boolean
}) => (
  <tr>
    <th scope="row" className="text-left">
      {name}
    </th>
    {scope === 'country' && !whole ? (
      <td className="number" colSpan={2}>
        menos de 50: vale o país
      </td>
    ) : (
      <>
        <td className="number">{listings === 0 ? '–' : formatPercent(Math.floor(100 * share), 0)}</td>
        <td className="number">{integerFormat(listings)}</td>
      </>
    )}
    <td>
      <AdminBadge tone={holds ? 'good' : 'plain'}>{holds ? 'Vale' : 'Calada'}</AdminBadge>
    </td>
  </tr>
)

/** How well the price ladder holds for the current listings, by state and in all. */
export const LadderHealth = ({ ladder: { all, states } }: { ladder: HealthFigures['ladder'] }) => (
  <AdminCard
    id="admin-ladder"
    title="Escada de preços"
    intro="Licitações e vendas das listas de agora que estão na escada. Ela se cala abaixo de 90%; por estados com menos de 50 imóveis responde o país."
  >
    {states.length === 0 ? (
      <p className="text-sm text-ink-2">Nenhuma licitação ou venda no catálogo.</p>
    ) : (
      <div className="overflow-x-auto">
        <table className="admin-table max-w-xl">
          <thead>
            <tr>
              <th scope="col">Estado</th>
              <th scope="col" className="number">
                Na escada
              </th>
              <th scope="col" className="number">
                Imóveis
              </th>
              <th scope="col">Previsões</th>
            </tr>
          </thead>
          <tbody>
            <LadderRow name="Todos" evidence={all} whole />
            {states.map(({ uf, ...evidence }) => (
              <LadderRow key={uf} name={uf} evidence={evidence} />
            ))}
          </tbody>
        </table>
      </div>
    )}
  </AdminCard>
)
