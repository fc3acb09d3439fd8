import { type SluggedProperty, writePropertySlug } from '#domain/property/address-slug.ts'

/** Returns the canonical path of a property's page: `/imovel/{id}/{tipo}-{bairro}-{cidade}-{uf}`. */
export const writePropertyAddress = (property: SluggedProperty & { id: string }): string =>
  `/imovel/${property.id}/${writePropertySlug(property)}`
