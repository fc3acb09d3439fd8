import type { PaidCityState } from '#contract/paid-price-calls.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatPercent } from '#domain/format-figures.ts'
import type { PaidSilence } from '#domain/paid-prices/estimate-paid-price.ts'
import { integerFormat, formatShortDate } from '../../../ui/format-text.ts'
import {
  AdminBadge,
  AdminCard,
  AdminEmpty,
  AdminFailed,
  AdminSkeletonLines,
  AdminStale,
} from '../admin-parts.tsx'
import { useAdminQuery } from '../use-admin-query.ts'

/** Why flats have no estimate, as a list of reasons names it. */
const silenceNames: Record<PaidSilence, string> = {
  city: 'cidade sem teste',
  few: 'poucas vendas no prédio',
  spread: 'preços distantes',
  forced: 'vendas forçadas',
  area: 'área desconhecida',
  kind: 'outro tipo',
  old: 'só vendas antigas',
  address: 'endereço sem número',
}

/** `poucas vendas no prédio 30, só vendas antigas 4`, the most frequent first. */
const describeSilences = (silent: PaidCityState['silent']): string =>
  Object.entries(silent)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${silenceNames[reason as PaidSilence] ?? reason} ${integerFormat(count)}`)
    .join(', ')

const shareOf = (share: number): string => formatPercent(100 * share, 1)

/** Says how the last import of a city ended, and what its site answered. */
function describeSource({ lastImport, site, source, basis }: PaidCityState): string {
  const refused = Object.values(lastImport?.refused ?? {}).reduce((sum, count) => sum + count, 0)
  return [
    `${source}, ${basis}`,
    lastImport &&
      `${lastImport.file}, ${formatBrasiliaTime(lastImport.at)}: ${integerFormat(lastImport.added)} de ${integerFormat(lastImport.read)} linhas novas, ${integerFormat(refused)} recusadas`,
    site && `site perguntado em ${formatBrasiliaTime(site.askedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const CityRow = ({ city }: { city: PaidCityState }) => (
  <tr>
    <th scope="row" className="text-left">
      <span className="font-medium text-ink">
        {city.city}, {city.state}
      </span>
      <span className="block text-xs font-normal text-ink-3 text-pretty">{describeSource(city)}</span>
      {city.site?.failure != null && (
        <span className="block text-xs font-normal text-risk text-pretty wrap-anywhere">
          {city.site.failure}
        </span>
      )}
    </th>
    <td className="number">
      {integerFormat(city.rows)}
      <span className="block text-xs text-ink-3">até {formatShortDate(city.last)}</span>
    </td>
    <td className="number">{city.tested === null ? '–' : shareOf(city.tested.medianError)}</td>
    <td className="number">{city.tested === null ? '–' : shareOf(city.tested.coverage)}</td>
    <td className="number">
      {integerFormat(city.estimated)} de {integerFormat(city.flats)}
      <span className="block text-xs text-ink-3 whitespace-normal">{describeSilences(city.silent)}</span>
    </td>
    <td>
      <AdminBadge tone={city.isShown ? 'good' : 'plain'}>{city.isShown ? 'Vale' : 'Calada'}</AdminBadge>
    </td>
  </tr>
)

/** The cities whose records of paid prices are loaded: how many, how new, and how their estimates did on months they had not seen. */
export function PaidPricesCard() {
  const { data, error, isFetching, refetch } = useAdminQuery(
    ['paid-prices'],
    'GET /api/admin/paid-prices',
    {},
  )
  const retry = () => void refetch()
  return (
    <AdminCard
      id="admin-paid-prices"
      title="Preços pagos"
      intro="Registros públicos do que se pagou por imóveis. Uma cidade só estima depois de testada em meses que a conta não viu."
    >
      {data === undefined ? (
        error === null ? (
          <AdminSkeletonLines count={2} words="Carregando os preços pagos" />
        ) : (
          <AdminFailed
            what="Os preços pagos não foram carregados"
            error={error}
            busy={isFetching}
            onRetry={retry}
          />
        )
      ) : data.length === 0 ? (
        <AdminEmpty title="Nenhuma cidade carregada">
          Baixe os arquivos da prefeitura e rode <code>npm run paid-prices -- recife ARQUIVO.csv</code>, ou
          defina PAID_PRICES para que venham sozinhos.
        </AdminEmpty>
      ) : (
        <>
          <AdminStale error={error} onRetry={retry} />
          <div className="overflow-x-auto">
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">Cidade</th>
                  <th scope="col" className="number">
                    Registros
                  </th>
                  <th scope="col" className="number">
                    Erro mediano
                  </th>
                  <th scope="col" className="number">
                    Dentro da faixa
                  </th>
                  <th scope="col" className="number">
                    Apartamentos
                  </th>
                  <th scope="col">Estimativas</th>
                </tr>
              </thead>
              <tbody>
                {data.map(city => (
                  <CityRow key={`${city.state} ${city.city}`} city={city} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </AdminCard>
  )
}
