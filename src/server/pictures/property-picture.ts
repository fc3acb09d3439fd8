import { choosePropertyScene } from '#domain/drawing/property-scene.ts'
import { type PresentationContext, presentPresence } from '#contract/present-property.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { formatCentavos, formatWholePercent } from '#domain/format-figures.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { formatNeighborhood, formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { pictureColours, textWidth, textX, writeLine, writePicture } from './picture-frame.ts'
import { measureText, type PictureText, shrinkText, writeText } from './picture-text.ts'

const { ink, 'ink-2': ink2, 'ink-3': ink3, amber, 'amber-ink': amberInk } = pictureColours

/** Says how far the price lies below the appraisal, on amber; nothing where it does not. */
function writeDiscount({ price, evaluation }: CataloguedListing, y: number): string {
  const below = computeDiscount(price, evaluation)
  if (below === null || below <= 0 || evaluation === null) return ''
  const badge: PictureText = {
    text: `−${formatWholePercent(below)}`,
    weight: 'bold',
    size: 38,
    colour: amberInk,
  }
  const width = Math.ceil(measureText(badge)) + 36
  const appraisal: PictureText = {
    text: `avaliação ${formatCentavos(evaluation)}`,
    weight: 'medium',
    size: 30,
    colour: ink2,
  }
  return `<rect x="${textX}" y="${y - 44}" width="${width}" height="62" rx="12" fill="${amber}"/>${writeText(badge, textX + 18, y)}${writeText(shrinkText(appraisal, textWidth - width - 24, 20), textX + width + 24, y - 2)}`
}

/** Says where the facts come from, and whether the bank's list still has it: a picture is kept for long, so no age. */
export function describePictureSource(listing: CataloguedListing, presentation: PresentationContext): string {
  if (listing.source === 'demo') return 'Demonstração: imóvel inventado'
  const { dated } = describePresence(presentPresence(listing, presentation), presentation.now.getTime())
  return `Caixa: ${dated}`
}

/** Draws the picture of a property: what the bank's list says of it, nothing estimated. */
export function drawPropertyPicture(listing: CataloguedListing, presentation: PresentationContext): string {
  const neighborhood = formatNeighborhood(listing.neighborhood)
  const what = [readHeadName(listing), neighborhood].filter(part => part !== '').join(' · ')
  const place = `${formatPlaceName(listing.city)}, ${listing.state}`
  return writePicture(
    writeLine(listing.gone ? 'Último preço' : 'Preço mínimo', 'medium', 30, ink3, 196) +
      writeLine(formatCentavos(listing.price), 'bold', 88, listing.gone ? ink3 : ink, 286) +
      (listing.gone ? '' : writeDiscount(listing, 358)) +
      writeLine(what, 'bold', 42, ink, 456) +
      writeLine(place, 'medium', 34, ink2, 508) +
      writeLine(describePictureSource(listing, presentation), 'medium', 26, ink3, 572),
    choosePropertyScene(listing),
  )
}
