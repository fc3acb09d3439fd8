import { BedDouble, CarFront, Gavel, type LucideIcon, Maximize } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatArea } from '../../../ui/format-text.ts'
import { listingModality } from '../listing-words.ts'

/** Lists rooms, garage, area and modality in words, as far as they are known. */
export function listMainFacts(property: Property): [LucideIcon, string][] {
  const { rooms, garage, area: size, privateArea, totalArea, landArea } = property
  const kind =
    size === privateArea
      ? ' privativos'
      : size === totalArea
        ? ' no total'
        : size === landArea
          ? ' de terreno'
          : ''
  const modality = listingModality(property)
  return [
    ...(rooms === null
      ? []
      : ([[BedDouble, formatCount(rooms, 'quarto', 'quartos')]] as [LucideIcon, string][])),
    ...(garage === null
      ? []
      : ([[CarFront, formatCount(garage, 'vaga', 'vagas')]] as [LucideIcon, string][])),
    ...(size === null ? [] : ([[Maximize, formatArea(size) + kind]] as [LucideIcon, string][])),
    ...(modality ? ([[Gavel, modality]] as [LucideIcon, string][]) : []),
  ]
}
