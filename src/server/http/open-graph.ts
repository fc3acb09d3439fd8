import { writePropertyPath } from '#contract/page-paths.ts'
import { writePhotoPath } from '#contract/photo-path.ts'
import { formatCentavos, formatWholePercent } from '#domain/format-figures.ts'
import type { Centavos } from '#domain/money.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { describeProperty } from '#domain/property/place-names.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] ?? '')

/** Uses plain spaces, for every program that shows it. */
const money = (centavos: Centavos): string => formatCentavos(centavos).replaceAll('\u00a0', ' ')

/** Writes the price: `R$ 128.400, 46% abaixo da avaliação de R$ 240.000`. */
function priceWords({ price, evaluation }: CataloguedListing): string {
  const below = computeDiscount(price, evaluation)
  if (evaluation === null || below === null) return money(price)
  if (below === 0) return `${money(price)}, o valor da avaliação`
  const side = below > 0 ? 'abaixo' : 'acima'
  return `${money(price)}, ${formatWholePercent(Math.abs(below))} ${side} da avaliação de ${money(evaluation)}`
}

function description(listing: CataloguedListing): string {
  const about = listing.source === 'demo' ? 'Imóvel inventado, de demonstração' : 'Imóvel da Caixa'
  const sale = listing.auctionType === '' ? '' : ` ${listing.auctionType}.`
  return listing.gone
    ? `Saiu da lista da Caixa. Último preço: ${priceWords(listing)}.${sale}`
    : `${about}: ${priceWords(listing)}.${sale}`
}

/**
 * Writes the meta tags of a property's page for link previews: the bank's public facts, without computed figures or
 * account data.
 * @param siteUrl the site's address, without a trailing slash
 */
export function writeOpenGraph(listing: CataloguedListing, siteUrl: string): string {
  const title = `${describeProperty(listing)} · Arremate`
  const text = description(listing)
  const [photo] = listing.photos
  const image = photo === undefined ? '/icons/512.png' : `${writePhotoPath(listing.id, photo)}?w=1280`
  const properties: [name: string, content: string][] = [
    ['og:site_name', 'Arremate'],
    ['og:locale', 'pt_BR'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', siteUrl + writePropertyPath(listing.id)],
    ['og:image', siteUrl + image],
  ]
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(text)}" />`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    `<meta name="twitter:card" content="${photo === undefined ? 'summary' : 'summary_large_image'}" />`,
  ].join('\n    ')
}
