import { foldText } from '../fold-text.ts'
import { formatNeighborhood, formatPlaceName, readHeadName } from './place-names.ts'

/** Characters of a slug at most; a longer one ends at a word. */
const maxSlugLength = 80

/** Writes text as part of an address: without accents, in lower case, words joined by hyphens; may be empty. */
export function writeSlug(text: string): string {
  const slug = foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug.length <= maxSlugLength ? slug : slug.slice(0, maxSlugLength + 1).replace(/-[^-]*$/, '')
}

/** The facts from which the words of a property's address are made. */
export interface SluggedProperty {
  description: string
  propertyType: string
  neighborhood: string
  city: string
  state: string
}

/** Writes the words of a property's address: `apartamento-jardim-america-anapolis-go`. */
export const writePropertySlug = (property: SluggedProperty): string =>
  [
    readHeadName(property),
    formatNeighborhood(property.neighborhood),
    formatPlaceName(property.city),
    property.state,
  ]
    .map(writeSlug)
    .filter(part => part !== '')
    .join('-')
