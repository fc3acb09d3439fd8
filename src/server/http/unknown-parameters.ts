import { isWithinEdits } from '#domain/search/edit-distance.ts'

/** What people and other programs call parameters, in lower case, by the name that this API has for it. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  state: ['uf', 'estado'],
  city: ['cidade', 'municipio'],
  neighborhood: ['bairro', 'district'],
  category: ['type', 'tipo', 'kind', 'propertytype'],
  modality: ['modalidade', 'auctiontype'],
  text: ['q', 'query', 'search', 'busca', 'words'],
  minPrice: ['pricemin', 'preco_min', 'precominimo'],
  maxPrice: ['pricemax', 'preco_max', 'precomaximo', 'price', 'preco'],
  minRooms: ['rooms', 'quartos', 'bedrooms'],
  minDiscount: ['discount', 'desconto'],
  minNetRoi: ['roi', 'netroi', 'minroi'],
  occupancy: ['situation', 'ocupacao', 'situacao'],
  limit: ['per_page', 'perpage', 'pagesize', 'size', 'limite'],
  page: ['pagina', 'offset', 'p'],
  sort: ['order', 'orderby', 'ordem', 'sortby'],
  nearAddress: ['near_address', 'latlng', 'lat', 'lng'],
  withinMetres: ['withinmeters', 'radius', 'raio'],
}
/** Names that are named where nothing is near; more of them would be a list nobody reads. */
const mostNamed = 8

/** Returns the known name that a name means: another word for it, its beginning, or one of a few letters' difference. */
function findNearestName(given: string, known: readonly string[]): string | undefined {
  const asked = given.toLowerCase()
  const folded = known.map(name => [name, name.toLowerCase()] as const)
  const nameBy = (fits: (name: string) => boolean) => folded.find(([, name]) => fits(name))?.[0]
  const meant = known.find(name => otherNames[name]?.includes(asked))
  if (meant !== undefined) return meant
  const byEdits = (most: number): string | undefined =>
    asked.length < 2 * most ? undefined : nameBy(name => isWithinEdits(asked, name, most))
  const byPart = asked.length < 3 ? undefined : nameBy(name => name.includes(asked) || asked.includes(name))
  return byEdits(0) ?? byEdits(1) ?? byPart ?? byEdits(2) ?? byEdits(3)
}

/** Says of each parameter that a call does not have which of its parameters is meant; empty when it has them all. */
export function describeUnknownParameters(
  given: readonly string[],
  known: readonly string[],
): Record<string, string> {
  const unknown = given.filter(name => !known.includes(name))
  return Object.fromEntries(
    unknown.map(name => {
      const nearest = findNearestName(name.slice(0, 100), known)
      const others =
        known.length === 0
          ? 'Esta chamada não tem parâmetros.'
          : `Esta chamada conhece ${known.slice(0, mostNamed).join(', ')}${known.length > mostNamed ? '…' : '.'}`
      return [
        name.slice(0, 100),
        `Parâmetro desconhecido. ${nearest === undefined ? others : `Você quis dizer ${nearest}?`}`,
      ]
    }),
  )
}
